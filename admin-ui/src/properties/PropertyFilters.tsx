import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { CheckInput } from '../components/CheckInput';
import { AllOrOne } from '../components/list/AllOrOne';
import { FilterBar } from '../components/list/FilterBar';
import { StateInput } from '../lookups/StateInput';
import { useLookups } from '../lookups/useLookups';
import { StoreNameInput } from './StoreNameInput';

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
