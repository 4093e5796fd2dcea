import Alert from '@mui/material/Alert';
import { Stage } from '@stowbridge/contract/ids';
import { useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import { nameOf, useLookups } from '../../../components/lookups/use-lookups';
import type { Deal } from '../../../records/deal';
import { useMove } from './use-move';

interface Props {
  /** As the list shows it. */
  deal: Deal;
  /** The stage that was chosen for it. */
  statusId: number;
  /** Told when the deal has moved, or stays. */
  onDone: () => void;
}

/** Asks before a deal moves [DEAL-21], [DEAL-22], and lists again when it has [DEAL-28]. */
export function StageConfirm({ deal, statusId, onDone }: Props) {
  const { dealStatuses } = useLookups();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const name = nameOf(dealStatuses, statusId);
  const { now, changed, running, failure, move, leave } = useMove({
    deal,
    send: (read) => dataProvider.dealStage(read, statusId, read.etag),
    done: `${deal.propertyName}: the deal is now ${name}.`,
    onDone,
  });
  return (
    <ConfirmDialog
      open
      title="Update Deal Status"
      about={`${now.buyerName ?? 'The buyer'}, ${now.propertyName}: from ${now.statusName} to ${name}`}
      running={running}
      failure={failure}
      onConfirm={move}
      onClose={leave}
    >
      Are you sure want to update this deal status?
      {statusId === Stage.InProcess && now.version === null && (
        <Alert severity="info" sx={{ mt: 3 }}>
          No offer terms have been submitted yet, so the seller cannot answer this deal.
        </Alert>
      )}
      {changed && (
        <Alert severity="warning" role="alert" sx={{ mt: 3 }}>
          {changed}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
