import Button from '@mui/material/Button';
import { UserStatus } from '@stowbridge/contract/ids';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { useConfirmed } from '../components/use-confirmed';
import { useTask } from '../components/use-task';
import { messageOf } from '../data-provider/failure';
import { nameOfUser, type User } from '../records/user';
import { useStatusDeed } from './use-status-deed';

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
  const notify = useNotify();
  const setStatus = useStatusDeed();
  const name = nameOfUser(user);
  const removing = user.statusId === UserStatus.Approved;

  const approve = useTask(async () => {
    try {
      await setStatus(user.id, UserStatus.Approved, `${name} is approved.`);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  });
  const change = useConfirmed(() =>
    removing
      ? setStatus(user.id, UserStatus.Rejected, `${name} is deleted and can be restored.`)
      : setStatus(user.id, UserStatus.Approved, `${name} is restored.`),
  );

  if (user.statusId === UserStatus.Pending) {
    return (
      <RowButton
        label="Pending"
        title={`Approve ${name}`}
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
  title?: string;
  description: string;
  running?: boolean;
  onClick: () => void;
}

/** As wide as the widest of them, so that the actions of a table are in line. */
function RowButton({ label, title, description, running, onClick }: RowButtonProps) {
  return (
    <Button
      onClick={onClick}
      loading={running}
      title={title}
      aria-label={description}
      sx={{ minHeight: 30, minWidth: 84, px: 2.5, my: -0.5 }}
    >
      {label}
    </Button>
  );
}
