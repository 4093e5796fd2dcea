import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataTable, TextInput, useGetIdentity } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { EmailText } from '../components/email-text';
import { nothing, shortDate } from '../components/format';
import { AllOrOne } from '../components/list/all-or-one';
import { FilterBar } from '../components/list/filter-bar';
import { ActionsCol, DateCol } from '../components/list/columns';
import { RecordList } from '../components/list/record-list';
import { RecordLink } from '../components/record-link';
import { BulkStatus } from './bulk-status';
import type { TabOfUsers } from './tabs';
import { nameOfUser, type User } from '../records/user';
import { UserActions } from './user-actions';
import { UserStatus } from './user-status';

const Col = DataTable.Col<User>;

/** The people of one tab: search, table [AUSR-05] to [AUSR-33]. */
export function UserTable({ of }: { of: TabOfUsers }) {
  const { identity } = useGetIdentity();
  return (
    <>
      <FilterBar>
        <TextInput source="name" label="Name" helperText={false} />
        <AllOrOne source="statusId" label="Status" choices={of.statuses} />
      </FilterBar>
      <RecordList<User>
        label={of.plural}
        empty="No records found"
        // Nobody can reject themselves.
        selection={{ nameOf: nameOfUser, isSelectable: ({ id }) => id !== identity?.id, actions: <BulkStatus /> }}
        card={(user) => <UserCard user={user} of={of} />}
      >
        <DateCol source="createdAt" label="Date" render={(user) => shortDate(user.createdAt)} />
        <Col
          source="firstName"
          label={of.tab === 3 ? 'Name' : of.label}
          render={(user) => <Name user={user} of={of} withStatus />}
        />
        {of.tab !== 3 && (
          <Col
            source="phoneNumber"
            label="Phone"
            disableSort
            render={(user) => <Phone user={user} />}
            sx={{ whiteSpace: 'nowrap' }}
          />
        )}
        <Col source="email" label="Email" render={(user) => <Email user={user} />} />
        <ActionsCol<User> render={(user) => <UserActions user={user} of={of} />} />
      </RecordList>
    </>
  );
}

function Name({ user, of, withStatus }: { user: User; of: TabOfUsers; withStatus?: boolean }) {
  const name = nameOfUser(user);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        {of.viewPath ? (
          <Link
            component={RouterLink}
            to={of.viewPath(user.id)}
            sx={{ fontWeight: 560, color: 'text.primary', overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
        ) : (
          <RecordLink kind="user" id={user.id} name={name} userTypeId={user.userTypeId} sx={{ fontWeight: 560 }} />
        )}
        {withStatus && <UserStatus statusId={user.statusId} />}
      </Box>
      {user.companyName && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{user.companyName}</Box>
      )}
    </Box>
  );
}

/** High enough for a finger, also where one link is below another. */
const tall = { display: 'inline-block', lineHeight: '24px' };

function Phone({ user }: { user: User }) {
  if (!user.phoneNumber) {
    return nothing;
  }
  return (
    <Link href={`tel:${user.phoneNumber}`} sx={{ color: 'inherit', ...tall }}>
      {user.phoneNumber}
    </Link>
  );
}

function Email({ user }: { user: User }) {
  return (
    <Link href={`mailto:${user.email}`} sx={{ color: 'text.secondary', ...tall }}>
      <EmailText>{user.email}</EmailText>
    </Link>
  );
}

function UserCard({ user, of }: { user: User; of: TabOfUsers }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <Name user={user} of={of} />
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{shortDate(user.createdAt)}</Box>
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Email user={user} />
        {of.tab !== 3 && <Phone user={user} />}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <UserStatus statusId={user.statusId} />
        <UserActions user={user} of={of} />
      </Box>
    </Box>
  );
}
