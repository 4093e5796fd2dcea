import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { money } from '../../components/format';
import { useTask } from '../../components/useTask';
import { useVersioned } from '../../components/useVersioned';
import { isChangedMeanwhile } from '../../dataProvider/conditions';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { nameOf, useLookups } from '../../lookups/useLookups';
import type { Deal } from '../deal';

interface Props {
  /** As the list shows it. */
  deal: Deal;
  /** The stage that was chosen for it. */
  statusId: number;
  /** Told when the deal has moved, or stays. */
  onDone: () => void;
}

/**
 * Asks before a deal moves [DEAL-21], [DEAL-22], and lists again when it has [DEAL-28]. The deal is read for the
 * question, so that nobody decides about a stage or a price that has changed since the list was made.
 */
export function StageConfirm({ deal, statusId, onDone }: Props) {
  const { dealStatuses } = useLookups();
  const { record, reload } = useVersioned<Deal, never>('deals', deal.id);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [refused, setRefused] = useState(false);
  const now = record ?? deal;
  const name = nameOf(dealStatuses, statusId);
  const change = useTask(async () => {
    const read = record ?? (await reload());
    // Whoever was quicker than the reading is shown first what it has found.
    if (!record && differs(read, deal)) return;
    try {
      await dataProvider.dealStage(read, statusId, read.etag);
    } catch (error) {
      await reload();
      if (!isChangedMeanwhile(error)) throw error;
      setRefused(true);
      return;
    }
    onDone();
    notify(`${now.propertyName}: the deal is now ${name}.`, { type: 'success' });
    refresh();
  });
  const leave = () => {
    onDone();
    if (record && differs(record, deal)) refresh();
  };
  return (
    <ConfirmDialog
      open
      title="Update Deal Status"
      about={`${now.buyerName ?? 'The buyer'}, ${now.propertyName}: from ${now.statusName} to ${name}`}
      running={change.running}
      failure={change.failure}
      onConfirm={() => void change.run()}
      onClose={leave}
    >
      Are you sure want to update this deal status?
      {record && (refused || differs(record, deal)) && (
        <Alert severity="warning" role="alert" sx={{ mt: 3 }}>
          {`This deal was changed by somebody else: it is ${record.statusName} now, at ${money(record.price)}.`}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

/** Whether a decision about one is a decision about another. */
function differs(read: Deal, listed: Deal): boolean {
  return (['statusId', 'price', 'buyerId', 'propertyId'] as const).some((field) => read[field] !== listed[field]);
}
