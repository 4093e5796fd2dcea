import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { RowAction, RowActions } from '../components/list/row-actions';
import { useDialog } from '../components/use-dialog';
import { below, paths } from '../paths';
import type { TabOfUsers } from './tabs';
import { nameOfUser, type User } from '../records/user';
import { SecureAccount } from './secure-account';
import { UserStatusAction } from './user-status-action';

/** What can be done with a person, in their row [AUSR-12] to [AUSR-17], [AUSR-23], [AUSR-29] to [AUSR-31]. */
export function UserActions({ user, of }: { user: User; of: TabOfUsers }) {
  const editing = useDialog(paths.dashboard(of.tab), below.editOne);
  const name = nameOfUser(user);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5 }}>
      <RowActions>
        {of.viewPath ? (
          <RowAction label="View" of={name} icon={VisibilityOutlined} to={of.viewPath(user.id)} />
        ) : (
          <>
            <RowAction label="Edit" of={name} icon={EditOutlined} onClick={() => editing.open({ id: user.id })} />
            <SecureAccount user={user} inRow />
          </>
        )}
      </RowActions>
      <UserStatusAction user={user} />
    </Box>
  );
}
