import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Children, isValidElement, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { nameOf, useLookups } from '../lookups/use-lookups';

/** What a filter is called, and what its value is. */
export interface FilterWords {
  label: string;
  value?: (value: unknown) => ReactNode;
}

interface InputProps {
  source?: string;
  label?: ReactNode;
  choices?: { id: number | string; name: string }[];
}

/** The words of the inputs of a search, as far as these say them themselves. */
function wordsOf(inputs: ReactNode): Record<string, FilterWords> {
  return Object.fromEntries(
    Children.toArray(inputs).flatMap((input) => {
      const { source, label, choices } = isValidElement<InputProps>(input) ? input.props : {};
      return source && typeof label === 'string'
        ? [[source, { label, value: choices && ((value) => choices.find(({ id }) => id === value)?.name) }]]
        : [];
    }),
  );
}

interface Props {
  /** The inputs of the search. */
  inputs: ReactNode;
  /** The words of filters whose inputs do not say them, or that have none. */
  words?: Record<string, FilterWords>;
}

/** Each filter that is set, with the way to take it away; above the list at every width [FOFF-24]. */
export function FilterChips({ inputs, words }: Props) {
  const { filterValues, setFilters } = useListContext();
  const { states } = useLookups();
  const known: Record<string, FilterWords> = {
    stateId: { label: 'State', value: (id) => nameOf(states, Number(id)) },
    from: { label: 'From' },
    to: { label: 'To' },
    ...wordsOf(inputs),
    ...words,
  };
  const set = Object.entries(filterValues as Record<string, unknown>);
  if (!set.length) {
    return null;
  }
  return (
    <Box
      component="ul"
      aria-label="Filters"
      sx={{ listStyle: 'none', m: 0, mb: 4, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {set.map(([field, value]) => {
        const { label, value: read } = known[field] ?? { label: field };
        const text = read ? read(value) : value === true ? undefined : String(value);
        return (
          <Box
            component="li"
            key={field}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 1,
              pl: 3,
              pr: 1,
              border: 1,
              borderColor: 'divider',
              borderRadius: 4,
              bgcolor: 'background.paper',
              fontSize: '0.8125rem',
            }}
          >
            <span>
              {label}
              {text && ': '}
              {text}
            </span>
            <IconButton
              aria-label={`Remove the filter: ${label}`}
              onClick={() => setFilters({ ...filterValues, [field]: undefined })}
              sx={{ width: 28, height: 28 }}
            >
              <Close sx={{ fontSize: 16 }} />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}
