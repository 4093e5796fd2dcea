import Box from '@mui/material/Box';
import { StateChip } from './state-chip';
import { nameOf, useLookups } from './lookups/use-lookups';
import type { Property } from '../records/property';
import { propertyTones } from '../records/property-status';

/** The status of a property, whether the public can see it, and whether it sees another name. */
export function PropertyStatus({ property }: { property: Property }) {
  const { propertyStatuses } = useLookups();
  return (
    <Box sx={{ display: 'inline-flex', gap: 1.5, flexWrap: 'wrap' }}>
      <StateChip
        tone={propertyTones[property.statusId] ?? 'neutral'}
        label={nameOf(propertyStatuses, property.statusId)}
      />
      {!property.active && <StateChip tone="neutral" label="Unpublished" />}
      {property.confidential && <StateChip tone="neutral" label="Confidential" />}
    </Box>
  );
}
