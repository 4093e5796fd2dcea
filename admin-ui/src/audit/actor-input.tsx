import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AutocompleteInput, useDataProvider, useListContext } from 'react-admin';
import type { AdminDataProvider } from '../data-provider/data-provider';

/** Who did it: anybody with an account, found by a part of their name or e-mail address. */
export function ActorInput() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { filterValues } = useListContext();
  const [text, setText] = useState('');
  const actorId = Number(filterValues.actorId) || undefined;
  const present = usePerson(actorId);
  const { data: found = [] } = useQuery({
    queryKey: ['people', text],
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
    queryFn: () => dataProvider.findPeople(text, 10),
  });
  const choices = [...(present ? [present] : []), ...found.filter(({ id }) => id !== actorId)].map(
    ({ id, name, email }) => ({ id, name: `${name}, ${email}` }),
  );
  return (
    <AutocompleteInput
      source="actorId"
      label="Who"
      choices={choices}
      setFilter={setText}
      filterToQuery={undefined}
      noOptionsText="Type a part of a name"
      helperText={false}
    />
  );
}

function usePerson(id: number | undefined) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({
    queryKey: ['people', id],
    enabled: id !== undefined,
    queryFn: () => dataProvider.person(id ?? 0),
  });
  return data;
}

/** The name of a person whose deeds are shown. */
export const ActorName = ({ id }: { id: number }) => usePerson(id)?.name ?? id;
