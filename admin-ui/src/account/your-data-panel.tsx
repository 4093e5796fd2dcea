import { YOUR_DATA } from '@stowbridge/contract/addresses';
import { EXPORT_HOURS } from '@stowbridge/contract/privacy';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { ErrorArea } from '../components/error-area';
import { Panel } from '../components/panel';
import { useCreationKey } from '../components/use-creation-key';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { saveAddress } from '../data-provider/download';
import { DeleteAccount } from './delete-account';

/** What the platform keeps about the reader, as a file of their own, and the way to be deleted. */
export function YourDataPanel() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const sentAs = useCreationKey();
  const { data, error, refetch } = useQuery({
    queryKey: ['own-privacy-requests'],
    queryFn: () => dataProvider.ownRequests(),
    retry: false,
  });
  const ready = data?.find(({ state }) => state === 'ready');
  const download = useTask(async () => {
    try {
      const { id } = ready ?? (await dataProvider.askDataCopy(sentAs({ after: data?.[0]?.id }).key));
      saveAddress(await dataProvider.dataCopyLink(id));
      notify('Your browser downloads your data.', { type: 'info' });
    } finally {
      // A copy that was ready when the page was opened may have expired since.
      await refetch();
    }
  });
  return (
    <Panel title="Your data" anchor={YOUR_DATA}>
      <Box sx={{ color: 'text.secondary', mb: 3 }}>
        A copy of what we keep about you, as one file. It can be downloaded for {EXPORT_HOURS} hours, and needs a
        sign-in of the last 15 minutes.
      </Box>
      {data ? (
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          {ready?.readyUntil && <Box>Your copy is ready until {new Date(ready.readyUntil).toLocaleString()}.</Box>}
          {download.failure && <ErrorArea text={download.failure} />}
          <Button loading={download.running} onClick={() => void download.run()}>
            Download my data
          </Button>
          <Divider flexItem sx={{ width: 1, my: 2 }} />
          <DeleteAccount requests={data} reload={refetch} />
        </Box>
      ) : error ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          Your data is not here yet.
        </Alert>
      ) : (
        <Skeleton variant="rounded" height={48} />
      )}
    </Panel>
  );
}
