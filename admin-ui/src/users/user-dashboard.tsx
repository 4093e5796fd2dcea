import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { RecordListBase } from '../components/list/record-list-base';
import { Link, Navigate, useParams } from 'react-router';
import { ListPage } from '../components/list/list-page';
import { useDialog } from '../components/use-dialog';
import { below, paths } from '../paths';
import { AddUser } from './add-user';
import { EditUser } from './form/edit-user';
import { tabsOfUsers, type TabOfUsers } from './tabs';
import type { User } from '../records/user';
import { UserCounts } from './user-counts';
import { UserTable } from './user-table';

/** User management, the page an administrator lands on [AUTH-06], [AUSR-01] to [AUSR-04]. */
export default function UserDashboard() {
  const { tabId } = useParams();
  const current = tabsOfUsers.find(({ tab }) => String(tab) === tabId);
  if (!current) {
    return <Navigate to={paths.dashboard(1)} replace />;
  }
  return (
    <RecordListBase<User> key={current.tab} resource={current.resource}>
      <ListPage title="User Management" screen={current.screen} of={current.plural} primary={<AddUser of={current} />}>
        <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 5 }}>
          <Tabs value={current.tab} aria-label="User types">
            {tabsOfUsers.map(({ tab, label }) => (
              <Tab key={tab} value={tab} label={label} component={Link} to={paths.dashboard(tab)} />
            ))}
          </Tabs>
        </Box>
        <UserCounts of={current} />
        <UserTable of={current} />
        <EditFromAddress of={current} />
      </ListPage>
    </RecordListBase>
  );
}

function EditFromAddress({ of }: { of: TabOfUsers }) {
  const editing = useDialog(paths.dashboard(of.tab), below.editOne);
  return editing.params && <EditUser key={editing.id} id={editing.id} type={of.userTypeId} onClose={editing.close} />;
}
