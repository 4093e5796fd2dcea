import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { UserStatus } from '@stowbridge/contract/ids';
import { useGetList, useNotify, useRefresh } from 'react-admin';
import { messageOf } from '../data-provider/failure';
import { peopleOf } from '../data-provider/users';
import { nameOfUser, type User } from '../records/user';
import { useTask } from './use-task';

export const nobody = { id: 0, name: 'Nobody in particular' };

const everybody = {
  sort: { field: 'firstName', order: 'ASC' },
  pagination: { page: 1, perPage: 100 },
} as const;

/** The administrators who can own a record. */
export function useOwners(): { id: number; name: string }[] {
  const { data = [] } = useGetList<User>(peopleOf[1], everybody, { onError: () => undefined });
  return data
    .filter((user) => user.statusId !== UserStatus.Rejected)
    .map((user) => ({ id: user.id, name: nameOfUser(user) }));
}

interface Props {
  ownerId: number | null;
  ownerName: string | null;
  assign: (ownerId: number | null) => Promise<unknown>;
}

/** Which administrator takes care of a record; a choice is saved at once. */
export function OwnerInput({ ownerId, ownerName, assign }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const owners = useOwners();
  const saving = useTask(async (chosen: number | null) => {
    try {
      await assign(chosen);
      refresh();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  });
  const choices = owners.filter((owner) => owner.id !== ownerId);
  return (
    <TextField
      select
      label="Owner"
      value={ownerId ?? nobody.id}
      disabled={saving.running}
      onChange={({ target }) => void saving.run(Number(target.value) || null)}
      sx={{ maxWidth: 280 }}
    >
      <MenuItem value={nobody.id}>{nobody.name}</MenuItem>
      {ownerId !== null && <MenuItem value={ownerId}>{ownerName}</MenuItem>}
      {choices.map(({ id: choice, name }) => (
        <MenuItem key={choice} value={choice}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
