import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserStatus } from '@stowbridge/contract/ids';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify, useUpdateMany } from 'react-admin';
import { ConfirmDialog } from '../components/confirm-dialog';
import { useSelected } from '../components/list/use-selected';
import { failuresOf, mostOf, outcome, peopleAre, question, type Deed } from './bulk';
import { nameOfUser, type User } from '../records/user';
import { countsKey } from './user-counts';

const approving: Deed = { label: 'Approve', verb: 'approve', done: 'approved', statusId: UserStatus.Approved };
const rejecting: Deed = { label: 'Reject', verb: 'reject', done: 'rejected', statusId: UserStatus.Rejected };

/**
 * Approves or rejects the selected people, after a question that names them. Nothing is sent while the toast still
 * offers to undo it, because what follows, a mail to each of them, cannot be taken back.
 */
export function BulkStatus() {
  return (
    <>
      <BulkButton deed={approving} />
      <BulkButton deed={rejecting} />
    </>
  );
}

function BulkButton({ deed }: { deed: Deed }) {
  const { resource } = useListContext<User>();
  const selected = useSelected<User>();
  const [asking, setAsking] = useState(false);
  const [updateMany] = useUpdateMany<User>();
  const queries = useQueryClient();
  const notify = useNotify();
  // People who have that status already are not told again.
  const people = selected.records.filter(({ statusId }) => statusId !== deed.statusId);
  const leftOut = selected.records.filter(({ statusId }) => statusId === deed.statusId);

  const change = () => {
    setAsking(false);
    selected.clear();
    void updateMany(
      resource,
      { ids: people.map(({ id }) => id), data: { statusId: deed.statusId } },
      {
        mutationMode: 'undoable',
        onSuccess: () => notify(peopleAre(people.length, deed), { type: 'info', undoable: true }),
        // It stays until it has been read: it names people who have to be looked at.
        onError: (error) =>
          notify(outcome(people, failuresOf(error, people), deed), {
            type: 'error',
            autoHideDuration: null,
            multiLine: true,
          }),
        onSettled: () => {
          void queries.invalidateQueries({ queryKey: [resource] });
          void queries.invalidateQueries({ queryKey: countsKey });
        },
      },
    );
  };
  return (
    <>
      <Button onClick={() => setAsking(true)} disabled={people.length === 0} sx={{ minHeight: 30 }}>
        {deed.label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={people.length === 1 ? `${deed.label} User` : `${deed.label} Users`}
        dangerous={deed === rejecting}
        onConfirm={change}
        onClose={() => setAsking(false)}
      >
        {question(people.length, deed)}
        <Names people={people} />
        {leftOut.length > 0 && (
          <Box sx={{ mt: 3, color: 'text.secondary' }}>
            Left out, {deed.done} already:
            <Names people={leftOut} />
          </Box>
        )}
      </ConfirmDialog>
    </>
  );
}

function Names({ people }: { people: User[] }) {
  const { shown, more } = mostOf(people);
  return (
    <Box component="ul" sx={{ m: 0, mt: 2, pl: 5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {shown.map((user) => (
        <li key={user.id}>{nameOfUser(user)}</li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </Box>
  );
}
