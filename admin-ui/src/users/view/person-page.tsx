import EditOutlined from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { RoleId } from '@stowbridge/contract/ids';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { peopleOf } from '../../data-provider/users';
import { BackLink } from '../../components/back-link';
import { useLookupsAwaited } from '../../components/lookups/use-lookups';
import { PageFrame } from '../../components/page-frame';
import { useDialog } from '../../components/use-dialog';
import { below, paths, type UserTab } from '../../paths';
import { EditUser } from '../form/edit-user';
import { holds, typeNames, type User } from '../../records/user';
import { userPath } from '../../records/user-path';

interface Props {
  id: number;
  type: RoleId;
  /** The list that the way back leads to [ABUY-02], [ASEL-02]. */
  tab: UserTab;
  children: (user: User) => ReactNode;
}

/** One person's page: heading, way back, the edit of the details, and the person once they are here. */
export function PersonPage({ id, type, tab, children }: Props) {
  const editing = useDialog(userPath({ id, userTypeId: type, name: '' }), below.edit);
  const {
    data: user,
    error,
    refetch,
  } = useGetOne<User>(peopleOf[type], { id }, { enabled: id > 0, onError: () => undefined, retry: false });
  const awaited = useLookupsAwaited();
  const kind = typeNames[type];
  const missing = Number.isNaN(id) || (user && !holds(user, type));
  const found = user && !missing && !awaited ? user : undefined;
  return (
    <PageFrame
      title={`${kind} Details`}
      screen={`${kind} View`}
      above={<BackLink to={paths.dashboard(tab)}>Back to Dashboard</BackLink>}
      actions={
        found && (
          <Button startIcon={<EditOutlined />} onClick={() => editing.open()}>
            {`Edit ${kind} Details`}
          </Button>
        )
      }
    >
      {missing ? (
        <Alert severity="error">There is no {kind.toLowerCase()} at this address.</Alert>
      ) : found ? (
        children(found)
      ) : error ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          This {kind.toLowerCase()} could not be opened.
        </Alert>
      ) : (
        <>
          <Skeleton variant="rounded" height={120} sx={{ mb: 5 }} />
          <Skeleton variant="rounded" height={360} />
        </>
      )}
      {found && editing.params && <EditUser id={id} type={type} onClose={editing.close} />}
    </PageFrame>
  );
}
