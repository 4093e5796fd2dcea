import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AutocompleteInput, useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Property } from '../../records/property';

/** One property, found by its name while it is typed. */
export function PropertyInput({ source, isRequired }: { source: string; isRequired?: boolean }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const chosen = Number(useFormContext().watch(source)) || undefined;
  const [name, setName] = useState('');
  const { data: found = [] } = useQuery({
    queryKey: ['properties', 'by-name', name],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (
        await dataProvider.getList<Property>('properties', {
          filter: { name },
          pagination: { page: 1, perPage: 25 },
          sort: { field: 'name', order: 'ASC' },
        })
      ).data,
  });
  const known = useProperty(found.some(({ id }) => id === chosen) ? undefined : chosen);
  const choices = known && !found.some(({ id }) => id === known.id) ? [known, ...found] : found;
  return (
    <AutocompleteInput
      source={source}
      label="Property"
      choices={choices}
      setFilter={setName}
      isRequired={isRequired}
      helperText={false}
    />
  );
}

function useProperty(id: number | undefined) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data } = useQuery({
    queryKey: ['properties', 'one', id],
    enabled: id !== undefined,
    queryFn: async () => (await dataProvider.getOne<Property>('properties', { id: id ?? 0 })).data,
  });
  return data;
}

/** The name of a property of which something is shown. */
export const PropertyName = ({ id }: { id: number }) => useProperty(id)?.name ?? id;
