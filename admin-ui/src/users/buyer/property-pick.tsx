import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState } from 'react';
import { useGetOne, useInput, ValidationError } from 'react-admin';
import type { Property } from '../../records/property';
import { SelectProperty } from './select-property';

/** The property of a deal: what is chosen, and the button that opens `Select Property` [ABUY-14], [ABUY-19]. */
export function PropertyPick({ source }: { source: string }) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useInput({ source });
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<Property>();
  // What was picked before a reload is known by its id.
  const { data: known } = useGetOne<Property>(
    'properties',
    { id: value as number },
    { enabled: Number(value) > 0 && !picked, onError: () => undefined, retry: false },
  );
  const chosen = value ? (picked ?? known) : undefined;
  const id = useId();
  const wrong = fieldState.error?.message;
  return (
    <Box role="group" aria-labelledby={id} data-field={source}>
      <FormLabel id={id} required sx={{ display: 'block', mb: 1.5 }}>
        Property
      </FormLabel>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          justifyContent: 'space-between',
          border: 1,
          borderColor: wrong ? 'error.main' : 'divider',
          borderRadius: '8px',
          p: 2,
          pl: 3,
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', color: chosen ? undefined : 'text.secondary' }}>
          {chosen ? (
            <>
              <Box sx={{ fontWeight: 540 }}>{chosen.name}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {chosen.city}, {chosen.stateCode} {chosen.zipCode}
              </Box>
            </>
          ) : (
            'No property yet'
          )}
        </Box>
        <Button
          ref={ref}
          onClick={() => setOpen(true)}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          sx={{ flex: 'none' }}
        >
          Select Property
        </Button>
      </Box>
      {wrong && (
        <FormHelperText id={`${id}-wrong`} error>
          <ValidationError error={wrong} />
        </FormHelperText>
      )}
      {open && (
        <SelectProperty
          present={chosen}
          onClose={() => setOpen(false)}
          onSelect={(property) => {
            setPicked(property);
            onChange(property.id);
            setOpen(false);
          }}
        />
      )}
    </Box>
  );
}
