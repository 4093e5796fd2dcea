import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { METRICS } from '@stowbridge/contract/property-fields';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldInput } from './field-input';
import type { PropertyForm } from './property-rules';

/** What buyers of storage ask for, all of it optional; folded away until there is something in it. */
export function MetricInputs() {
  const { getValues } = useFormContext<PropertyForm>();
  const [open, setOpen] = useState(() => METRICS.some(({ name }) => getValues(name)));
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
          {METRICS.map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
        </Box>
      </Collapse>
    </Box>
  );
}
