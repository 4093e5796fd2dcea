import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserStatus } from '@stowbridge/contract/ids';
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { Names } from '../components/names';
import { useSelected } from '../components/list/use-selected';
import { useConfirmed } from '../components/use-confirmed';
import { useUndoToast } from '../components/use-undo-toast';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { outcome, peopleAre, question, type Deed } from './bulk';
import { nameOfUser, type User } from '../records/user';

const approving: Deed = { label: 'Approve', verb: 'approve', done: 'approved', statusId: UserStatus.Approved };
const rejecting: Deed = { label: 'Reject', verb: 'reject', done: 'rejected', statusId: UserStatus.Rejected };

/** Approves or rejects the selected people, after a question that names them. It can be undone until they are told. */
export function BulkStatus() {
  return (
    <>
      <BulkButton deed={approving} />
      <BulkButton deed={rejecting} />
    </>
  );
}

function BulkButton({ deed }: { deed: Deed }) {
  const selected = useSelected<User>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const notify = useNotify();
  const offerUndo = useUndoToast();
  // People who have that status already are not told again.
  const people = selected.records.filter(({ statusId }) => statusId !== deed.statusId);
  const leftOut = selected.records.filter(({ statusId }) => statusId === deed.statusId);

  const change = useConfirmed(async () => {
    const refusals = await dataProvider.setStatuses(idsOf(people), deed.statusId);
    const done = idsOf(people).filter((id) => !refusals.some((refusal) => refusal.id === id));
    const undo = async () => {
      const kept = await dataProvider.undoStatuses(done, deed.statusId);
      refresh();
      if (kept.length) {
        const undoing = people.filter(({ id }) => done.includes(id));
        throw new HttpError(outcome(undoing, kept, { ...deed, done: 'undone' }), 400);
      }
    };
    if (!done.length) {
      // It names people who have to be looked at, so it stays until it has been read.
      notify(outcome(people, refusals, deed), { type: 'error', autoHideDuration: null, multiLine: true });
    } else if (refusals.length) {
      offerUndo(outcome(people, refusals, deed), undo, { stays: true });
    } else {
      offerUndo(peopleAre(done.length, deed), undo);
    }
    selected.clear();
    refresh();
  });
  return (
    <>
      <Button onClick={change.ask} disabled={people.length === 0} sx={{ minHeight: 30 }}>
        {deed.label}
      </Button>
      <ConfirmDialog
        {...change.question}
        title={people.length === 1 ? `${deed.label} User` : `${deed.label} Users`}
        dangerous={deed === rejecting}
      >
        {question(people.length, deed)}
        <Names names={people.map(named)} />
        {leftOut.length > 0 && (
          <Box sx={{ mt: 3, color: 'text.secondary' }}>
            Left out, {deed.done} already:
            <Names names={leftOut.map(named)} />
          </Box>
        )}
      </ConfirmDialog>
    </>
  );
}

const idsOf = (people: User[]): number[] => people.map(({ id }) => id);
const named = (user: User) => ({ key: user.id, name: nameOfUser(user) });
