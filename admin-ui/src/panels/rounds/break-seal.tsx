import { roundLengths } from '@stowbridge/contract/rounds';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useLookups } from '../../components/lookups/use-lookups';
import { ReasonField } from '../../components/reason-field';
import { useDecision } from '../../components/use-decision';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { dueOf, nameOfRound, type Round } from './round';

/** Shows the offers of a sealed round before they are due, with a reason that stays in the audit log [BEYC-34]. */
export function BreakSeal({ round, onClose }: { round: Round; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { timeZone } = useLookups();
  const decide = useDecision();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const unseal = useTask(async () => {
    if (!reason.trim()) {
      setMissing(true);
      return;
    }
    await decide(() => dataProvider.breakSeal(round.id, reason.trim()), `The seal of ${nameOfRound(round)} is broken.`);
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title="Break the seal"
      confirm="Break the seal"
      cancel="Cancel"
      dangerous
      running={unseal.running}
      failure={unseal.failure}
      onConfirm={() => void unseal.run()}
      onClose={onClose}
    >
      {`Show all offers before they are due on ${dueOf(round, timeZone)}? Office and seller read them from now on, which cannot be undone.`}
      <ReasonField
        help="It stands in the audit log."
        isRequired
        error={missing && !reason.trim() ? 'Reason is required' : ''}
        max={roundLengths.reason}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
