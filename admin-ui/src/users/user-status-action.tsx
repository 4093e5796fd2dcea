import Button from '@mui/material/Button';
import { UserStatus } from '@stowbridge/contract/ids';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { useConfirmed } from '../components/use-confirmed';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import { nameOfUser, type User } from '../records/user';

/** [AUSR-36], [AUSR-37] */
const confirmations = {
  delete: 'Are you sure want to delete this user?',
  restore: 'Are you sure want to restore this user?',
};

/**
 * What a row offers by its status: an approved person `Delete` [AUSR-13], a rejected one `Restore` [AUSR-15], each
 * after a confirmation; a pending one `Pending`, which approves [AUSR-17].
 */
export function UserStatusAction({ user }: { user: User }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const name = nameOfUser(user);
  const removing = user.statusId === UserStatus.Approved;

  const approve = useTask(async () => {
    try {
      await dataProvider.approveUser(user.id);
      notify(`${name} is approved.`, { type: 'success' });
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  });
  const change = useConfirmed(
    () => (removing ? dataProvider.rejectUser(user.id) : dataProvider.approveUser(user.id)),
    () => {
      notify(removing ? `${name} is deleted and can be restored.` : `${name} is restored.`, { type: 'info' });
      refresh();
    },
  );

  if (user.statusId === UserStatus.Pending) {
    return (
      <RowButton
        label="Pending"
        description={`Pending: approve ${name}`}
        running={approve.running}
        onClick={() => void approve.run()}
      />
    );
  }
  const label = removing ? 'Delete' : 'Restore';
  return (
    <>
      <RowButton label={label} description={`${label}: ${name}`} onClick={change.ask} />
      <ConfirmDialog
        {...change.question}
        title={`${label} User`}
        about={[name, user.email].join(', ')}
        dangerous={removing}
      >
        {removing ? confirmations.delete : confirmations.restore}
      </ConfirmDialog>
    </>
  );
}

interface RowButtonProps {
  label: string;
  description: string;
  running?: boolean;
  onClick: () => void;
}

function RowButton({ label, description, running, onClick }: RowButtonProps) {
  return (
    <Button onClick={onClick} loading={running} aria-label={description} sx={{ minHeight: 30, px: 2.5, my: -0.5 }}>
      {label}
    </Button>
  );
}
