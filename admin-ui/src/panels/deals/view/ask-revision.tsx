import { Stage } from '@stowbridge/contract/ids';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useRefresh } from 'react-admin';
import { ErrorArea } from '../../../components/error-area';
import { longDate } from '../../../components/format';
import { useTask } from '../../../components/use-task';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Deal } from '../../../records/deal';

/** An offer that its buyer could revise: one without an account cannot. */
const isRevisable = ({ statusId, buyerId, loiName }: Deal) =>
  buyerId !== null && loiName !== null && (statusId === Stage.Submitted || statusId === Stage.InProcess);

/** Lets the buyer revise an open offer, also after the day on which offers were due [FEVI-10]. */
export function AskRevision({ deal }: { deal: Deal }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const ask = useTask(async () => {
    await dataProvider.askRevision(deal.id);
    refresh();
  });
  if (!isRevisable(deal)) {
    return null;
  }
  if (deal.revisionAskedAt) {
    return <Box sx={{ color: 'text.secondary' }}>A revision is asked for since {longDate(deal.revisionAskedAt)}.</Box>;
  }
  return (
    <Box>
      <Button disabled={ask.running} onClick={() => void ask.run()}>
        Ask for a revision
      </Button>
      {ask.failure && <ErrorArea text={ask.failure} />}
    </Box>
  );
}
