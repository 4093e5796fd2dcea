import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataTable, TextInput, useListContext } from 'react-admin';
import { nothing, number, shortDate } from '../components/format';
import { AllOrOne } from '../components/list/AllOrOne';
import { FilterBar } from '../components/list/FilterBar';
import { RecordList } from '../components/list/RecordList';
import { StateChip } from '../components/StateChip';
import type { Tone } from '../theme/tokens';
import type { TabOfUsers } from './tabs';
import type { User } from './user';
import { UserStatusAction } from './UserStatusAction';

const Col = DataTable.Col<User>;

const tones: Record<number, Tone> = { 1: 'warning', 2: 'success', 3: 'danger' };
const labels: Record<number, string> = { 1: 'Pending', 2: 'Approved', 3: 'Rejected' };

/** The people of one tab: search, total, table [AUSR-05] to [AUSR-17]. */
export function UserTable({ of }: { of: TabOfUsers }) {
  const { total } = useListContext<User>();
  const state = (user: User) => <StateChip tone={tones[user.statusId] ?? 'neutral'} label={labels[user.statusId] ?? ''} />;
  return (
    <>
      <FilterBar>
        <TextInput source="name" label="Name" helperText={false} />
        <AllOrOne source="statusId" label="Status" choices={of.statuses} />
      </FilterBar>
      <Box role="status" sx={{ mb: 3, minHeight: 22, color: 'text.secondary' }}>
        {total !== undefined && `Total ${of.plural}: ${number(total)}`}
      </Box>
      <RecordList<User> label={of.plural} empty="No records found" card={(user) => <UserCard user={user} of={of} state={state(user)} />}>
        <Col source="createdAt" label="Date" render={(user) => shortDate(user.createdAt)} />
        <Col source="firstName" label={of.tab === 3 ? 'Name' : of.label} render={(user) => <Name user={user} />} />
        {of.tab !== 3 && <Col source="phoneNumber" label="Phone" render={(user) => user.phoneNumber || nothing} sx={{ whiteSpace: 'nowrap' }} />}
        <Col source="email" label="Email" render={(user) => <Email user={user} />} />
        <Col source="statusId" label="Status" render={state} />
        <Col label="Actions" sx={{ textAlign: 'right' }} render={(user) => <UserStatusAction user={user} />} />
      </RecordList>
    </>
  );
}

function Name({ user }: { user: User }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 560 }}>
        {user.firstName} {user.lastName}
      </Box>
      {user.companyName && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{user.companyName}</Box>}
    </Box>
  );
}

function Email({ user }: { user: User }) {
  return (
    <Link href={`mailto:${user.email}`} sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {user.email}
    </Link>
  );
}

function UserCard({ user, of, state }: { user: User; of: TabOfUsers; state: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <Name user={user} />
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{shortDate(user.createdAt)}</Box>
      </Box>
      <Box sx={{ fontSize: '0.8125rem' }}>
        <Email user={user} />
        {of.tab !== 3 && user.phoneNumber && <Box sx={{ color: 'text.secondary' }}>{user.phoneNumber}</Box>}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        {state}
        <UserStatusAction user={user} />
      </Box>
    </Box>
  );
}
