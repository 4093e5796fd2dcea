import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { EmailText } from '../../components/email-text';
import { longDate } from '../../components/format';
import { filtered, paths } from '../../paths';
import { nameOfUser, type User } from '../../records/user';
import { UserStatus } from '../user-status';

/** Who somebody is, at a glance: name, state, how to reach them [ABUY-03], [ASEL-03], and what can be decided. */
export function Summary({ user, children }: { user: User; children?: ReactNode }) {
  return (
    <Card
      component="section"
      aria-label="Summary"
      sx={{ px: 5, py: 5, display: 'flex', flexWrap: 'wrap', gap: 5, rowGap: 4, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0, display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <Typography variant="h2" sx={{ fontSize: '1.375rem', letterSpacing: '-0.016em', overflowWrap: 'anywhere' }}>
            {nameOfUser(user)}
          </Typography>
          <UserStatus statusId={user.statusId} />
        </Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[user.companyName, `since ${longDate(user.createdAt)}`].filter(Boolean).join(', ')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.5 }}>
          {user.phoneNumber && (
            <Reach icon={<PhoneOutlined />} href={`tel:${user.phoneNumber}`}>
              {user.phoneNumber}
            </Reach>
          )}
          <Reach icon={<EmailOutlined />} href={`mailto:${user.email}`}>
            {user.email}
          </Reach>
        </Box>
        {user.mailRefusedAt && <ComesBack email={user.email} since={user.mailRefusedAt} />}
      </Box>
      {children}
    </Card>
  );
}

/** Mails to this person are not sent any more: their server refused the address. */
function ComesBack({ email, since }: { email: string; since: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        fontSize: '0.8125rem',
        '& svg': { fontSize: 16, color: 'warning.main' },
      }}
    >
      <MarkEmailUnreadOutlined aria-hidden />
      <span>{`Mails to this address come back (${longDate(since)}).`}</span>
      <Link component={RouterLink} to={filtered(paths.mails, { recipient: email })}>
        Open the mail log
      </Link>
    </Box>
  );
}

function Reach({ icon, href, children }: { icon: ReactNode; href: string; children: string }) {
  return (
    <Link
      href={href}
      sx={{
        display: 'inline-flex',
        gap: 1.5,
        alignItems: 'center',
        color: 'text.primary',
        '& svg': { fontSize: 16, color: 'text.secondary' },
      }}
    >
      {icon}
      <EmailText>{children}</EmailText>
    </Link>
  );
}
