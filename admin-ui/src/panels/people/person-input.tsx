import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AutocompleteInput, useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { AdminDataProvider } from '../../data-provider/data-provider';

/** Anybody with an account, found by a part of their name or e-mail address. */
export function PersonInput({ source, label, isRequired }: { source: string; label: string; isRequired?: boolean }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const chosen = Number(useFormContext().watch(source)) || undefined;
  const [text, setText] = useState('');
  const present = usePerson(chosen);
  const { data: found = [] } = useQuery({
    queryKey: ['people', text],
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
    queryFn: () => dataProvider.findPeople(text, 10),
  });
  const choices = [...(present ? [present] : []), ...found.filter(({ id }) => id !== chosen)].map(
    ({ id, name, email }) => ({ id, name: `${name}, ${email}` }),
  );
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={choices}
      setFilter={setText}
      filterToQuery={undefined}
      noOptionsText="Type a part of a name"
      isRequired={isRequired}
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

/** The name of a person of whom something is shown. */
export const PersonName = ({ id }: { id: number }) => usePerson(id)?.name ?? id;
