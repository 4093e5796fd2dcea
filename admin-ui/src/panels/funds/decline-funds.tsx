import TextField from '@mui/material/TextField';
import { REASON_MAX } from '@stowbridge/contract/access';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useDecision } from '../../components/use-decision';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { FundsProof } from './funds';

/** Says that a proof is not taken, and why. */
export function DeclineFunds({ proof: { id, userName }, onClose }: { proof: FundsProof; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const decide = useDecision();
  const [reason, setReason] = useState('');
  const decline = useTask(async () => {
    await decide(() => dataProvider.declineFunds(id, reason.trim()), `The proof of funds of ${userName} is declined.`);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title="Decline proof of funds"
      confirm="Decline"
      cancel="Cancel"
      dangerous
      running={decline.running}
      failure={decline.failure}
      onConfirm={() => void decline.run()}
      onClose={onClose}
    >
      {`Decline the proof of funds of ${userName}? They are told, and can send another one.`}
      <TextField
        label="Reason (optional)"
        helperText="The buyer reads it."
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        multiline
        minRows={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        sx={{ mt: 4 }}
      />
    </ConfirmDialog>
  );
}
