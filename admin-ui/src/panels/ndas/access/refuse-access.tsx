import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { ReasonField } from '../../../components/reason-field';
import { useTask } from '../../../components/use-task';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Holder } from './access';
import { useDecision } from '../../../components/use-decision';

const words = {
  decline: {
    title: 'Decline',
    question: (name: string) => `Decline the request of ${name}? They are told, and open no documents.`,
    done: (name: string) => `The request of ${name} is declined.`,
  },
  revoke: {
    title: 'Revoke',
    question: (name: string) => `Revoke the access of ${name}? Nothing opens to them from now on, and they are told.`,
    done: (name: string) => `The access of ${name} is revoked.`,
  },
} as const;

interface Props {
  holder: Holder;
  how: keyof typeof words;
  onClose: () => void;
}

/** Keeps somebody out who waits, or puts somebody out who is in; both can be let in again. */
export function RefuseAccess({ holder: { ndaId, name }, how, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const decide = useDecision();
  const [reason, setReason] = useState('');
  const { title, question, done } = words[how];
  const refuse = useTask(async () => {
    const call = how === 'decline' ? dataProvider.declineAccess : dataProvider.revokeAccess;
    await decide(() => call(ndaId, reason.trim()), done(name));
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={`${title} access`}
      confirm={title}
      cancel="Cancel"
      dangerous
      running={refuse.running}
      failure={refuse.failure}
      onConfirm={() => void refuse.run()}
      onClose={onClose}
    >
      {question(name)}
      <ReasonField help="The buyer reads it." value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
