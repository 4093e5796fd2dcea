import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AutocompleteInput, TextInput, useDataProvider } from 'react-admin';
import { CheckInput } from '../components/CheckInput';
import { AllOrOne } from '../components/list/AllOrOne';
import { FilterBar } from '../components/list/FilterBar';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { useLookups } from '../lookups/useLookups';

/** The filters of the listing [APROP-01] to [APROP-08]. */
export function PropertyFilters({ actions }: { actions: ReactNode }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { states, propertyStatuses } = useLookups();
  const { data: names = [] } = useQuery({ queryKey: ['property-names'], queryFn: () => dataProvider.propertyNames(), staleTime: 60_000 });
  return (
    <FilterBar actions={actions}>
      <AutocompleteInput source="name" label="Store Name" choices={names.map((name) => ({ id: name, name }))} helperText={false} />
      <TextInput source="city" label="City" helperText={false} />
      <AutocompleteInput source="stateId" label="State" choices={states} helperText={false} />
      <AllOrOne source="statusId" label="Status" choices={propertyStatuses} />
      <CheckInput source="unpublished" label="Show only unpublished properties" sx={{ alignSelf: 'flex-end' }} />
    </FilterBar>
  );
}
