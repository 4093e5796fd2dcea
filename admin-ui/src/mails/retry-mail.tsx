import Replay from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import type { Mail } from './mail';

/** Queues a failed e-mail again. */
export function RetryMail({ mail }: { mail: Mail }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const retry = useTask(async () => {
    try {
      await dataProvider.retryMail(mail.id);
      notify(`The e-mail to ${mail.recipient} is queued again.`, { type: 'info' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  });
  return (
    <Button
      startIcon={<Replay />}
      loading={retry.running}
      onClick={() => void retry.run()}
      aria-label={`Retry: ${mail.subject}`}
      sx={{ minHeight: 30, px: 2.5 }}
    >
      Retry
    </Button>
  );
}
