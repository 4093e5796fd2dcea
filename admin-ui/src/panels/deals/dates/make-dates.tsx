import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Stage } from '@stowbridge/contract/ids';
import { useDataProvider } from 'react-admin';
import { ErrorArea } from '../../../components/error-area';
import { useDecision } from '../../../components/use-decision';
import { useTask } from '../../../components/use-task';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Deal } from '../../../records/deal';

/** Makes the dates and tasks of a deal that was accepted before there were any [BEYC-46]. */
export function MakeDates({ deal: { id, statusId } }: { deal: Deal }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const decide = useDecision();
  const make = useTask(() => decide(() => dataProvider.makeDealDates(id), 'The dates and tasks are made.'));
  return (
    <>
      <Box sx={{ color: 'text.secondary' }}>This deal has no dates.</Box>
      {statusId === Stage.Accepted && (
        <Box sx={{ mt: 2 }}>
          <Button disabled={make.running} onClick={() => void make.run()}>
            Make the dates
          </Button>
          {make.failure && <ErrorArea text={make.failure} />}
        </Box>
      )}
    </>
  );
}
