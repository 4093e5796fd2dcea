import Alert from '@mui/material/Alert';
import { reasonLength } from '@stowbridge/contract/fields';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { ReasonField } from '../../../components/reason-field';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Deal } from '../../../records/deal';
import { useMove } from './use-move';

interface Props {
  /** As the list shows it. */
  deal: Deal;
  /** Told when the offer is withdrawn, or stays. */
  onDone: () => void;
}

/** Asks before the office withdraws an offer on its buyer's word; the reason stays in the history of the deal [FOFF-12]. */
export function WithdrawConfirm({ deal, onDone }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [reason, setReason] = useState('');
  const { now, changed, running, failure, move, leave } = useMove({
    deal,
    send: (read) => dataProvider.withdrawDeal(read.id, reason.trim(), read.etag),
    done: `${deal.propertyName}: the offer is withdrawn.`,
    onDone,
  });
  return (
    <ConfirmDialog
      open
      title="Withdraw"
      confirm="Withdraw"
      cancel="Cancel"
      dangerous
      running={running}
      failure={failure}
      onConfirm={move}
      onClose={leave}
    >
      {`Withdraw the offer of ${now.buyerName || 'the buyer'} on ${now.propertyName}? The seller will be told.`}
      <ReasonField
        help="Kept in the history of the deal. Neither buyer nor seller sees it."
        max={reasonLength}
        value={reason}
        onChange={setReason}
      />
      {changed && (
        <Alert severity="warning" role="alert" sx={{ mt: 3 }}>
          {changed}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
