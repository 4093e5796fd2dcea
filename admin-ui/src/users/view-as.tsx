import Button from '@mui/material/Button';
import { Role, UserStatus } from '@stowbridge/contract/ids';
import { keepViewing, viewedDashboard } from '@stowbridge/contract/viewing';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { leaveFor } from '../auth/leave-for';
import { ConfirmDialog } from '../components/confirm-dialog';
import { ReasonField } from '../components/reason-field';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { nameOfUser, type User } from '../records/user';

/** Opens the site in this tab as a person sees it [BEYE-55]; not for administrators and those who are rejected [BEYE-58]. */
export function ViewAs({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  if (user.roles?.includes(Role.Admin) || user.statusId === UserStatus.Rejected) {
    return null;
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>View as</Button>
      {asking && <AskReason user={user} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskReason({ user, onClose }: { user: User; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const begin = useTask(async () => {
    if (!reason.trim()) {
      setMissing(true);
      return;
    }
    const viewing = await dataProvider.beginView(user.id, reason.trim());
    keepViewing(sessionStorage, { ...viewing, back: window.location.pathname });
    leaveFor(viewedDashboard(viewing));
  });
  return (
    <ConfirmDialog
      open
      title="View as"
      about={`${nameOfUser(user)}, ${user.email}`}
      confirm="View the site"
      cancel="Cancel"
      running={begin.running}
      failure={begin.failure}
      onConfirm={() => void begin.run()}
      onClose={onClose}
    >
      You see the site as they do for 15 minutes, without their documents, and can change nothing.
      <ReasonField
        help="It stands in the audit log. They read that you looked, and when."
        isRequired
        max={500}
        error={missing && !reason.trim() ? 'Reason is required' : ''}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
