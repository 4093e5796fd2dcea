import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetOne } from 'react-admin';
import { Facts } from '../components/facts';
import { dateAndTime } from '../components/format';
import { StateChip } from '../components/state-chip';
import { kindOf, type Mail, mailStates } from './mail';
import { MailPreview } from './mail-preview';
import { MailRecord, Recipient } from './mail-people';
import { RetryMail } from './retry-mail';

/** One e-mail, beside the log it was picked from. */
export function MailPanel({ id, onClose }: { id?: number; onClose: () => void }) {
  const title = useId();
  return (
    <Drawer
      anchor="right"
      open={id !== undefined}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: { width: { xs: '100%', sm: 560 } } } }}
    >
      {id !== undefined && <Content id={id} title={title} onClose={onClose} />}
    </Drawer>
  );
}

function Content({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const {
    data: mail,
    error,
    isFetching,
  } = useGetOne<Mail>('mails', { id }, { onError: () => undefined, retry: false });
  return (
    <Box sx={{ p: 6, display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start' }}>
        <Typography id={title} variant="h2" sx={{ flex: 1, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
          {mail?.subject ?? 'E-mail'}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose} sx={{ mt: -1, mr: -2 }}>
          <Close />
        </IconButton>
      </Box>
      {error && <Alert severity="error">This e-mail could not be opened.</Alert>}
      {!mail && !error && <Skeleton variant="rounded" height={320} />}
      {mail && (
        <>
          {mail.error && (
            <Alert severity="error" action={mail.status === 'failed' ? <RetryMail mail={mail} /> : undefined}>
              {mail.error}
            </Alert>
          )}
          <Facts
            facts={[
              { label: 'Recipient', value: <Recipient mail={mail} /> },
              { label: 'About', value: <MailRecord mail={mail} /> },
              { label: 'Kind', value: kindOf(mail) },
              { label: 'Status', value: <StateChip {...mailStates[mail.status]} /> },
              { label: 'Attempts', value: mail.attempts },
              { label: 'Created', value: dateAndTime(mail.createdAt) },
              { label: 'Sent', value: dateAndTime(mail.sentAt) },
            ]}
          />
          {/* The record from the list comes first, without its preview. */}
          {mail.previewHtml === undefined && mail.previewText === undefined && isFetching ? (
            <Skeleton variant="rounded" height={240} />
          ) : (
            <MailPreview html={mail.previewHtml} text={mail.previewText} />
          )}
        </>
      )}
    </Box>
  );
}
