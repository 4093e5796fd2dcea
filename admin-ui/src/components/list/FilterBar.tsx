import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { PlainForm } from '../PlainForm';

interface Props {
  children: ReactNode;
  /** Beside Search and Reset. */
  actions?: ReactNode;
  /** What is wrong with a field, by its name; nothing is searched until it is right. */
  validate?: (values: Record<string, string | undefined>) => object;
}

type Filters = Record<string, unknown>;

/** The search of a list: nothing is asked for until `Search`, and `Reset` empties it. Folded away on phones. */
export function FilterBar({ children, actions, validate }: Props) {
  const { filterValues, setFilters } = useListContext();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [unfolded, setUnfolded] = useState(false);
  const active = Object.keys(filterValues).length;
  const shown = !phone || unfolded;

  return (
    <Box sx={{ mb: 5 }}>
      {phone && (
        <Button fullWidth startIcon={<FilterList />} aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)} sx={{ mb: unfolded ? 4 : 0 }}>
          {active ? `Filters (${active})` : 'Filters'}
        </Button>
      )}
      <Collapse in={shown} unmountOnExit>
        <PlainForm<Filters> key={JSON.stringify(filterValues)} defaultValues={filterValues} validate={validate && ((values) => validate(values as Record<string, string | undefined>))} onSubmit={(values) => setFilters(withoutEmpty(values))}>
          <Box
            role="search"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 3,
              alignItems: 'flex-end',
              '& > .MuiFormControl-root, & > .MuiAutocomplete-root, & > .MuiTextField-root': { flex: { xs: '1 1 100%', sm: '1 1 150px' }, maxWidth: { sm: 240 }, m: 0 },
            }}
          >
            {children}
            <Box sx={{ display: 'flex', gap: 2 }}>
              <Button type="submit" variant="contained" color="secondary">
                Search
              </Button>
              <Button variant="text" onClick={() => setFilters({})}>
                Reset
              </Button>
              {actions}
            </Box>
          </Box>
        </PlainForm>
      </Collapse>
    </Box>
  );
}

/** Fields that say nothing are no filter. */
export function withoutEmpty(values: Filters): Filters {
  return Object.fromEntries(
    Object.entries(values)
      .map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== '' && value !== null && value !== undefined && value !== false),
  );
}
