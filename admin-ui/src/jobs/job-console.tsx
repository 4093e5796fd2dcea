import OpenInNew from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { PageFrame } from '../components/page-frame';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import { headerHeight, radius } from '../theme/tokens';
import { wearTheme } from './board-theme';

/** The server lets this browser in for thirty minutes; it is asked again before they are over. */
const renewal = 25 * 60_000;

/** The job console in the frame of the back office, and the way to have it in a tab of its own. */
export default function JobConsole() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { mode } = useTheme().palette;
  const {
    data: address,
    error,
    refetch,
  } = useQuery({
    queryKey: ['job-console'],
    queryFn: () => dataProvider.openJobConsole(),
    refetchInterval: renewal,
    staleTime: 0,
    gcTime: 0,
  });
  const open = address && (
    <Button startIcon={<OpenInNew />} href={address} target="_blank" rel="noreferrer">
      Open in a new tab
    </Button>
  );
  return (
    <PageFrame title="Job console" actions={open}>
      {!address && !error && <Skeleton variant="rounded" height={480} />}
      {!address && error && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error)}
        </Alert>
      )}
      {address && <Board key={mode} address={address} mode={mode} />}
    </PageFrame>
  );
}

/** Drawn again when the theme changes, since the board reads it when it starts. */
function Board({ address, mode }: { address: string; mode: 'light' | 'dark' }) {
  wearTheme(mode);
  return (
    <Box
      component="iframe"
      src={address}
      title="Jobs"
      sx={{
        display: 'block',
        width: '100%',
        height: `max(480px, calc(100dvh - ${headerHeight + 130}px))`,
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radius.card}px`,
        bgcolor: 'background.paper',
      }}
    />
  );
}
