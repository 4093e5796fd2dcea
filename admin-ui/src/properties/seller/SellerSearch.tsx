import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AutocompleteInput, TextInput } from 'react-admin';
import { PlainForm } from '../../components/PlainForm';
import { useLookups } from '../../lookups/useLookups';

export interface SellerCriteria {
  companyName?: string;
  city?: string;
  stateId?: number;
}

/** The search of the seller modal: company, city, state [APROP-87]. */
export function SellerSearch({ onSearch }: { onSearch: (criteria: SellerCriteria) => void }) {
  const { states } = useLookups();
  return (
    <PlainForm<SellerCriteria> defaultValues={{ companyName: '', city: '' }} onSubmit={onSearch}>
      <Box role="search" sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr auto' }, alignItems: 'end' }}>
        <TextInput source="companyName" label="Company Name" helperText={false} />
        <TextInput source="city" label="City" helperText={false} />
        <AutocompleteInput source="stateId" label="State" choices={states} helperText={false} />
        <Button type="submit">Search</Button>
      </Box>
    </PlainForm>
  );
}
