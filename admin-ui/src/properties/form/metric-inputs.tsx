import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { NumberTextInput } from '../../components/number-text-input';
import type { PropertyForm } from './property-rules';

const metrics = [
  { source: 'noi', label: 'Net Operating Income', prefix: '$', maxLength: 13 },
  { source: 'unitCount', label: 'Units', maxLength: 9 },
  { source: 'yearBuilt', label: 'Year Built', maxLength: 4, plain: true },
  { source: 'physicalOccupancyUnits', label: 'Physical Occupancy (units)', suffix: '%', maxLength: 6, plain: true },
  { source: 'physicalOccupancyArea', label: 'Physical Occupancy (area)', suffix: '%', maxLength: 6, plain: true },
  { source: 'economicOccupancy', label: 'Economic Occupancy', suffix: '%', maxLength: 6, plain: true },
  { source: 'climateControlledShare', label: 'Climate-controlled Share', suffix: '%', maxLength: 6, plain: true },
] as const;

/** What buyers of storage ask for, all of it optional; folded away until there is something in it. */
export function MetricInputs() {
  const { getValues } = useFormContext<PropertyForm>();
  const [open, setOpen] = useState(() => metrics.some(({ source }) => getValues(source)));
  return (
    <Box>
      <Button
        variant="text"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 160ms' }} />}
        sx={{ ml: -3.5, fontWeight: 620 }}
      >
        Storage metrics (optional)
      </Button>
      <Collapse in={open}>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
            pt: 3,
            alignItems: 'end',
          }}
        >
          {metrics.map((metric) => (
            <NumberTextInput key={metric.source} {...metric} />
          ))}
        </Box>
      </Collapse>
    </Box>
  );
}
