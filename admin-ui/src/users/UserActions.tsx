import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { RowAction, RowActions } from '../components/list/RowActions';
import { EditUser } from './form/EditUser';
import type { TabOfUsers } from './tabs';
import { nameOfUser, type User } from './user';
import { UserStatusAction } from './UserStatusAction';

/** What can be done with a person, in their row [AUSR-12] to [AUSR-17], [AUSR-23], [AUSR-29] to [AUSR-31]. */
export function UserActions({ user, of }: { user: User; of: TabOfUsers }) {
  const [editing, setEditing] = useState(false);
  const name = nameOfUser(user);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1.5 }}>
      <RowActions>
        {of.viewPath ? (
          <RowAction label="View" of={name} icon={VisibilityOutlined} to={of.viewPath(user.id)} />
        ) : (
          <RowAction label="Edit" of={name} icon={EditOutlined} onClick={() => setEditing(true)} />
        )}
      </RowActions>
      <UserStatusAction user={user} />
      {editing && <EditUser id={user.id} type={of.userTypeId} onClose={() => setEditing(false)} />}
    </Box>
  );
}
