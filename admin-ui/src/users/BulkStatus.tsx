import Button from '@mui/material/Button';
import { UserStatus } from '@stowbridge/contract/ids';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useNotify, useUpdateMany } from 'react-admin';
import { number } from '../components/format';
import { messageOf } from '../dataProvider/failure';
import type { User } from './user';

/**
 * Approves or rejects the selected people. Nothing is sent while the toast still offers to undo it, because what
 * follows, a mail to each of them, cannot be taken back.
 */
export function BulkStatus() {
  return (
    <>
      <BulkButton label="Approve" statusId={UserStatus.Approved} done="approved" />
      <BulkButton label="Reject" statusId={UserStatus.Rejected} done="rejected" />
    </>
  );
}

interface Props {
  label: string;
  statusId: number;
  done: string;
}

function BulkButton({ label, statusId, done }: Props) {
  const { data = [], selectedIds, onUnselectItems } = useListContext<User>();
  const [updateMany] = useUpdateMany<User>();
  const queries = useQueryClient();
  const notify = useNotify();
  // Whoever stands there already is told nothing again; people of other pages are not known here.
  const ids = selectedIds.filter((id) => data.find((user) => user.id === id)?.statusId !== statusId);

  const change = () => {
    void updateMany(
      'users',
      { ids, data: { statusId } },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify(ids.length === 1 ? `1 person is ${done}.` : `${number(ids.length)} people are ${done}.`, { type: 'info', undoable: true });
          onUnselectItems();
        },
        onError: (error) => notify(messageOf(error), { type: 'error' }),
        onSettled: () => void queries.invalidateQueries({ queryKey: ['users'] }),
      },
    );
  };
  return (
    <Button onClick={change} disabled={ids.length === 0} sx={{ minHeight: 30 }}>
      {label}
    </Button>
  );
}
