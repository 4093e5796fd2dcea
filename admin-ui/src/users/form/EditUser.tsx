import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { UserType } from '../../auth/roles';
import { Modal } from '../../components/Modal';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
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
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['user-to-edit', id],
    queryFn: async () => (await dataProvider.getOne<User>('users', { id })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data) return <UserDialog type={type} user={data} onClose={onClose} />;
  return (
    <Modal title={`Update ${typeNames[type]}`} onClose={onClose} maxWidth="md">
      <DialogContent>
        {error ? (
          <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
            This person could not be read.
          </Alert>
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </DialogContent>
    </Modal>
  );
}
