import LockOutlined from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { inOrder } from '../components/in-order';
import { PageFrame } from '../components/page-frame';
import { Panel } from '../components/panel';
import { useDialog } from '../components/use-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { below, paths } from '../paths';
import { SignIns } from '../components/sign-ins';
import { CalendarPanel } from './calendar-panel';
import { ChangePassword } from './change-password';
import { MailChoices } from './mail-choices';
import { OpenSessions } from './open-sessions';
import { ProfileForm } from './profile-form';
import { SecondFactors } from './second-factors';
import { YourDataPanel } from './your-data-panel';

/** The screen `Edit Profile` of an administrator, in the reduced form, with the mails one gets and the change of the password [REG-43], [REG-46], [REG-63]. */
export default function AccountPage() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const changing = useDialog(paths.myAccount, below.password);
  const { data, error, refetch } = useQuery({
    queryKey: ['profile'],
    queryFn: () => dataProvider.profile(),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <PageFrame title="Edit Profile">
      <Box sx={{ display: 'grid', gap: 5, maxWidth: 720, ...inOrder }}>
        <Panel title="Your details">
          {data ? (
            <ProfileForm profile={data} />
          ) : error ? (
            <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
              Your account is not here yet.
            </Alert>
          ) : (
            <Skeleton variant="rounded" height={180} />
          )}
        </Panel>
        <MailChoices />
        <CalendarPanel />
        <Panel title="Password">
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}
          >
            <Box sx={{ color: 'text.secondary', maxWidth: '52ch' }}>
              Changing it signs you out everywhere else. For your safety it needs a sign-in of the last 15 minutes.
            </Box>
            <Button startIcon={<LockOutlined />} onClick={() => changing.open()}>
              Change Password
            </Button>
          </Box>
        </Panel>
        <SecondFactors />
        <OpenSessions />
        <SignIns />
        <YourDataPanel />
        <Box sx={{ color: 'text.secondary' }}>
          Software and fonts made by others:{' '}
          <Link href={paths.licences} sx={{ display: 'inline-block', lineHeight: '24px' }}>
            third-party notices
          </Link>
        </Box>
      </Box>
      {changing.params && <ChangePassword onClose={changing.close} />}
    </PageFrame>
  );
}
