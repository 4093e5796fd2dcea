import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AutocompleteInput, useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { AdminDataProvider } from '../data-provider/data-provider';
import type { Property } from '../records/property';

/** One property, found by its name while it is typed. */
export function PropertyInput({ source }: { source: string }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const chosen = useFormContext().watch(source) as number | null;
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
  const { data: known } = useQuery({
    queryKey: ['properties', 'one', chosen],
    enabled: chosen !== null && !found.some(({ id }) => id === chosen),
    queryFn: async () => (await dataProvider.getOne<Property>('properties', { id: Number(chosen) })).data,
  });
  const choices = known && !found.some(({ id }) => id === known.id) ? [known, ...found] : found;
  return (
    <AutocompleteInput source={source} label="Property" choices={choices} setFilter={setName} helperText={false} />
  );
}
