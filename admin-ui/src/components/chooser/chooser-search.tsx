import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { StateInput } from '../lookups/state-input';
import { PlainForm } from '../plain-form';
import type { Criteria } from './use-choices';

export interface Searching {
  /** What the search box finds by. */
  hint: string;
  /** The filter beside City and State; without it there is the search box alone. */
  filter?: { source: string; label: string };
}

interface Props extends Searching {
  onSearch: (criteria: Criteria) => void;
}

/** The search box of a chooser and its filters, which phones fold away. */
export function ChooserSearch({ hint, filter, onSearch }: Props) {
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [unfolded, setUnfolded] = useState(false);
  const filters = filter && (
    <>
      <TextInput source={filter.source} label={filter.label} helperText={false} />
      <TextInput source="city" label="City" helperText={false} />
      <StateInput />
    </>
  );
  return (
    <PlainForm<Criteria>
      defaultValues={filter ? { search: '', [filter.source]: '', city: '' } : { search: '' }}
      onSubmit={onSearch}
    >
      <Box
        role="search"
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1,
          gridTemplateColumns:
            phone || !filter ? 'minmax(0, 1fr) auto' : 'minmax(0, 1.7fr) repeat(3, minmax(0, 1fr)) auto',
          alignItems: 'end',
          '& .MuiFormControl-root': { m: 0, minWidth: 0 },
        }}
      >
        <TextInput
          source="search"
          label="Search"
          placeholder={hint}
          helperText={false}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to search
          autoFocus={!phone}
        />
        {!phone && filters}
        <Button type="submit" variant="contained" color="secondary">
          Search
        </Button>
        {phone && filters && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <Button variant="text" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)} sx={{ ml: -3.5 }}>
              {unfolded ? 'Fewer filters' : 'More filters'}
            </Button>
            <Collapse in={unfolded} unmountOnExit>
              <Box sx={{ display: 'grid', gap: 3, pb: 2 }}>{filters}</Box>
            </Collapse>
          </Box>
        )}
      </Box>
    </PlainForm>
  );
}
