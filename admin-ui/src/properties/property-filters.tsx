import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { CheckInput } from '../components/check-input';
import { AllOrOne } from '../components/list/all-or-one';
import { FilterBar } from '../components/list/filter-bar';
import { StateInput } from '../components/lookups/state-input';
import { useLookups } from '../components/lookups/use-lookups';
import { StoreNameInput } from './store-name-input';

/** The filters of the listing [APROP-01] to [APROP-08]. */
export function PropertyFilters({ actions }: { actions: ReactNode }) {
  const { propertyStatuses } = useLookups();
  return (
    <FilterBar actions={actions}>
      <StoreNameInput />
      <TextInput source="city" label="City" helperText={false} />
      <StateInput />
      <AllOrOne source="statusId" label="Status" choices={propertyStatuses} />
      <CheckInput source="unpublished" label="Show only unpublished properties" sx={{ alignSelf: 'flex-end' }} />
    </FilterBar>
  );
}
