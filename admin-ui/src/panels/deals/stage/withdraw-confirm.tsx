import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { reasonLength } from '@stowbridge/contract/fields';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../../../components/confirm-dialog';
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
      <TextField
        label="Reason (optional)"
        helperText="Kept in the history of the deal. Neither buyer nor seller sees it."
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: reasonLength } }}
        sx={{ mt: 4 }}
      />
      {changed && (
        <Alert severity="warning" role="alert" sx={{ mt: 3 }}>
          {changed}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
