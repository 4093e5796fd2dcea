import FilterList from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { FilterChips, type FilterWords } from './filter-chips';
import { PlainForm } from '../plain-form';
import { SavedFilters } from './saved-filters';
import { SearchFields } from './search-fields';
import { toolsId } from './tools';

interface Props {
  children: ReactNode;
  /** Beside the tools of every list; in sight on phones, too. */
  actions?: ReactNode;
  /** What is wrong with a field, by its name; nothing is searched until it is right. */
  validate?: (values: Record<string, string | undefined>) => object;
  words?: Record<string, FilterWords>;
}

type Filters = Record<string, unknown>;

/** The search of a list: nothing is asked for until `Search`, and `Reset` empties it. Folded away on phones. */
export function FilterBar({ children, actions, validate, words }: Props) {
  const { filterValues, setFilters, resource } = useListContext();
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [unfolded, setUnfolded] = useState(false);
  const active = Object.keys(filterValues).length;
  const shown = !phone || unfolded;

  const tools = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, ml: { sm: 'auto' } }}>
      <SavedFilters />
      <Box id={toolsId(resource)} sx={{ display: 'contents' }} />
      {actions}
    </Box>
  );

  // The tools are outside the form: what is submitted in them is no search.
  return (
    <>
      <Box sx={{ mb: 5, display: { sm: 'flex' }, flexWrap: 'wrap', gap: 3, alignItems: 'flex-end' }}>
        {phone && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Button
              fullWidth
              startIcon={<FilterList />}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              {active ? `Filters (${active})` : 'Filters'}
            </Button>
            {tools}
          </Box>
        )}
        <Collapse in={shown} unmountOnExit sx={{ flex: '1 1 480px', mt: { xs: unfolded ? 4 : 0, sm: 0 } }}>
          <PlainForm<Filters>
            key={JSON.stringify(filterValues)}
            defaultValues={filterValues}
            validate={validate && ((values) => validate(values as Record<string, string | undefined>))}
            onSubmit={(values) => setFilters(withoutEmpty(values))}
          >
            <SearchFields submit="Search" reset="Reset" onReset={() => setFilters({})}>
              {children}
            </SearchFields>
          </PlainForm>
        </Collapse>
        {!phone && tools}
      </Box>
      <FilterChips inputs={children} words={words} />
    </>
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
