import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import Skeleton from '@mui/material/Skeleton';
import TablePagination from '@mui/material/TablePagination';
import type { Property } from '../../properties/property';
import { PropertyStatus } from '../../properties/PropertyStatus';
import { pageLength, type usePropertySearch } from './usePropertySearch';

interface Props {
  found: ReturnType<typeof usePropertySearch>;
  /** One property by radio buttons, or several by checkboxes. */
  pick: 'one' | 'several';
  isChosen: (property: Property) => boolean;
  /** Why a property cannot be chosen here. */
  whyNot?: (property: Property) => string | undefined;
  /** A remark beside the property, such as whose it is. */
  remark?: (property: Property) => string | undefined;
  onChoose: (property: Property) => void;
}

/** The properties that were found, to choose from. */
export function PropertyChoices({ found, pick, isChosen, whyNot, remark, onChoose }: Props) {
  const { properties, total, failed, refetch, page, setPage } = found;
  if (failed) {
    return (
      <Alert severity="error" action={<Button onClick={refetch}>Try again</Button>}>
        The properties are not here yet.
      </Alert>
    );
  }
  if (!properties) return <Skeleton variant="rounded" height={320} />;
  if (!properties.length) {
    return (
      <Box role="status" sx={{ p: 6, textAlign: 'center', color: 'text.secondary' }}>
        No records found
      </Box>
    );
  }
  const Control = pick === 'one' ? Radio : Checkbox;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }}>
      <Box role={pick === 'one' ? 'radiogroup' : 'group'} aria-label="Properties">
        {properties.map((property) => {
          const reason = whyNot?.(property);
          return (
            <Box key={property.id} component="label" sx={{ ...rowSx, cursor: reason ? 'default' : 'pointer' }}>
              <Control
                name={pick === 'one' ? 'property' : undefined}
                checked={isChosen(property)}
                disabled={Boolean(reason)}
                onChange={() => onChoose(property)}
                slotProps={{ input: { 'aria-label': property.name } }}
              />
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ fontWeight: 540, overflowWrap: 'anywhere' }}>{property.name}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {property.city}, {property.stateCode} {property.zipCode}
                </Box>
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', gridColumn: { xs: 2, sm: 'auto' } }}>{reason ?? remark?.(property)}</Box>
              <Box sx={{ gridColumn: { xs: 2, sm: 'auto' }, justifySelf: { sm: 'end' } }}>
                <PropertyStatus property={property} />
              </Box>
            </Box>
          );
        })}
      </Box>
      {total > pageLength && (
        <TablePagination component="div" count={total} page={page - 1} rowsPerPage={pageLength} rowsPerPageOptions={[]} onPageChange={(_, next) => setPage(next + 1)} sx={{ borderTop: 1, borderColor: 'divider' }} />
      )}
    </Box>
  );
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1.5fr 1fr auto' },
  columnGap: 3,
  rowGap: 0.5,
  alignItems: 'center',
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
