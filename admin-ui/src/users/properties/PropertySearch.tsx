import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TextInput } from 'react-admin';
import { Choose } from '../../components/Choose';
import { PlainForm } from '../../components/PlainForm';
import { useLookups } from '../../lookups/useLookups';
import type { PropertyCriteria } from './usePropertySearch';

const nothing: PropertyCriteria = { name: '', city: '', stateId: 0 };

/** The search of a property dialog: by Property Name, City and State [ABUY-14], [ASEL-14]. */
export function PropertySearch({ onSearch }: { onSearch: (criteria: PropertyCriteria) => void }) {
  const { states } = useLookups();
  return (
    <PlainForm<PropertyCriteria> defaultValues={nothing} onSubmit={onSearch}>
      <Box role="search" sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1.3fr 1fr 1fr auto' }, alignItems: 'end' }}>
        <TextInput source="name" label="Property Name" helperText={false} />
        <TextInput source="city" label="City" helperText={false} />
        <Choose source="stateId" label="State" choices={states} placeholder="All" />
        <Button type="submit">Search</Button>
      </Box>
    </PlainForm>
  );
}
