import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AutocompleteInput, useDataProvider, useListContext } from 'react-admin';
import type { AdminDataProvider } from '../data-provider/data-provider';

/** The name of a property, found on the server while it is typed: there may be more names than a page can hold [APROP-01]. */
export function StoreNameInput() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { filterValues } = useListContext();
  const [part, setPart] = useState('');
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['property-names', part],
    queryFn: () => dataProvider.propertyNames(part),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const present = typeof filterValues.name === 'string' ? [filterValues.name] : [];
  const names = [...new Set([...present, ...found])];
  return (
    <AutocompleteInput
      source="name"
      label="Store Name"
      choices={names.map((name) => ({ id: name, name }))}
      // The text of the name that is chosen is no search.
      setFilter={(text: string) => setPart(names.includes(text) ? '' : text.trim())}
      noOptionsText={isFetching ? 'Searching…' : 'No property is called so.'}
      helperText={false}
    />
  );
}
