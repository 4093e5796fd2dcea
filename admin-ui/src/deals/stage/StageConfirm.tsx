import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { useTask } from '../../components/useTask';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { nameOf, useLookups } from '../../lookups/useLookups';
import type { Deal } from '../deal';

interface Props {
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
  const notify = useNotify();
  const refresh = useRefresh();
  const name = nameOf(dealStatuses, statusId);
  const change = useTask(async () => {
    await dataProvider.dealStage(deal, statusId);
    onDone();
    notify(`${deal.propertyName}: the deal is now ${name}.`, { type: 'success' });
    refresh();
  });
  return (
    <ConfirmDialog
      open
      title="Update Deal Status"
      about={`${deal.buyerName ?? 'The buyer'}, ${deal.propertyName}: from ${deal.statusName} to ${name}`}
      running={change.running}
      failure={change.failure}
      onConfirm={() => void change.run()}
      onClose={onDone}
    >
      Are you sure want to update this deal status?
    </ConfirmDialog>
  );
}
