import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PhonelinkEraseOutlined from '@mui/icons-material/PhonelinkEraseOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useGetIdentity, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { RowAction } from '../components/list/row-actions';
import { ReasonField } from '../components/reason-field';
import { useConfirmed } from '../components/use-confirmed';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { nameOfUser, type User } from '../records/user';

interface Props {
  user: User;
  inRow?: boolean;
}

/** What is done where somebody lost a device: the end of their sessions, and of a second factor [BEYE-09]. One's own are on the account page. */
export function SecureAccount({ user, inRow }: Props) {
  const { identity } = useGetIdentity();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [resetting, setResetting] = useState(false);
  const name = nameOfUser(user);
  const end = useConfirmed(
    () => dataProvider.endSessionsOf(user.id),
    () => {
      notify(`${name} is signed out everywhere.`, { type: 'success' });
      refresh();
    },
  );
  if (!identity || identity.id === user.id) {
    return null;
  }
  const deeds = [
    { label: 'End all sessions', icon: LogoutOutlined, onClick: end.ask },
    { label: 'Reset second factor', icon: PhonelinkEraseOutlined, onClick: () => setResetting(true) },
  ];
  return (
    <>
      {deeds.map(({ label, icon, onClick }) =>
        inRow ? (
          <RowAction key={label} label={label} of={name} icon={icon} onClick={onClick} />
        ) : (
          <Button key={label} onClick={onClick}>
            {label}
          </Button>
        ),
      )}
      <ConfirmDialog
        {...end.question}
        title="End all sessions"
        about={`${name}, ${user.email}`}
        confirm="End them"
        cancel="Cancel"
        dangerous
      >
        They are signed out everywhere and have to sign in again.
      </ConfirmDialog>
      {resetting && <ResetFactor user={user} onClose={() => setResetting(false)} />}
    </>
  );
}

function ResetFactor({ user, onClose }: { user: User; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const name = nameOfUser(user);
  const reset = useTask(async () => {
    if (!reason.trim()) {
      setMissing(true);
      return;
    }
    await dataProvider.resetSecondFactor(user.id, reason.trim());
    notify(`The second factor of ${name} is reset.`, { type: 'success' });
    refresh();
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title="Reset second factor"
      about={`${name}, ${user.email}`}
      confirm="Reset it"
      cancel="Cancel"
      dangerous
      running={reset.running}
      failure={reset.failure}
      onConfirm={() => void reset.run()}
      onClose={onClose}
    >
      Their second factors and recovery codes end, they are signed out everywhere, and they get a mail.
      <ReasonField
        help="It stands in the audit log."
        isRequired
        error={missing && !reason.trim() ? 'Reason is required' : ''}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
