import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { ReasonField } from '../../components/reason-field';
import { useTask } from '../../components/use-task';
import { useDeed } from '../../components/use-deed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Question } from './question';

/** Says that a question is not answered, and why. */
export function DeclineQuestion({ question: { id, askerName }, onClose }: { question: Question; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const deed = useDeed();
  const [reason, setReason] = useState('');
  const decline = useTask(async () => {
    await deed(() => dataProvider.declineQuestion(id, reason.trim()));
    notify('The question is declined.', { type: 'success' });
    onClose();
    refresh();
  });
  return (
    <ConfirmDialog
      open
      title="Decline question"
      confirm="Decline"
      cancel="Cancel"
      dangerous
      running={decline.running}
      failure={decline.failure}
      onConfirm={() => void decline.run()}
      onClose={onClose}
    >
      {`Decline the question of ${askerName}? It cannot be answered any more.`}
      <ReasonField help="The asker reads it, nobody else." value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
