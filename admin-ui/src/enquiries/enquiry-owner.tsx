import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { UserStatus } from '@stowbridge/contract/ids';
import { useDataProvider, useGetList, useNotify, useRefresh } from 'react-admin';
import { useTask } from '../components/use-task';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { messageOf } from '../data-provider/failure';
import { peopleOf } from '../data-provider/users';
import { nameOfUser, type User } from '../records/user';
import type { Enquiry } from './enquiry';

export const nobody = { id: 0, name: 'Nobody in particular' };

const everybody = {
  sort: { field: 'firstName', order: 'ASC' },
  pagination: { page: 1, perPage: 100 },
} as const;

/** The administrators who can own an enquiry. */
export function useOwners(): { id: number; name: string }[] {
  const { data = [] } = useGetList<User>(peopleOf[1], everybody, { onError: () => undefined });
  return data
    .filter((user) => user.statusId !== UserStatus.Rejected)
    .map((user) => ({ id: user.id, name: nameOfUser(user) }));
}

/** Which administrator takes care of an enquiry. */
export function EnquiryOwner({ enquiry: { id, ownerId, ownerName } }: { enquiry: Enquiry }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const owners = useOwners();
  const assign = useTask(async (chosen: number | null) => {
    try {
      await dataProvider.assignEnquiry(id, chosen);
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
      disabled={assign.running}
      onChange={({ target }) => void assign.run(Number(target.value) || null)}
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
