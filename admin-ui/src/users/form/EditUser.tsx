import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import type { UserType } from '../../auth/roles';
import { Modal } from '../../components/Modal';
import { useTask } from '../../components/useTask';
import { useVersioned } from '../../components/useVersioned';
import type { UserInput } from '../../dataProvider/users';
import { typeNames, type User } from '../user';
import { UserDialog } from './UserDialog';

interface Props {
  id: number;
  type: UserType;
  onClose: () => void;
}

/**
 * Reads somebody as they are now, with their version, and opens the dialog that updates them. The record that the
 * screen shows already may come from a list, and then has no version.
 */
export function EditUser({ id, type, onClose }: Props) {
  const { record, failure, reload } = useVersioned<User, UserInput>('users', id);
  const again = useTask(reload);
  if (record) return <UserDialog type={type} user={record} reload={reload} onClose={onClose} />;
  return (
    <Modal title={`Update ${typeNames[type]}`} onClose={onClose} maxWidth="md">
      <DialogContent>
        {failure ? (
          <Alert severity="error" action={<Button loading={again.running} onClick={() => void again.run()}>Try again</Button>}>
            This person could not be read.
          </Alert>
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </DialogContent>
    </Modal>
  );
}
