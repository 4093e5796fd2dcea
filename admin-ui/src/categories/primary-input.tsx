import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useInput } from 'react-admin';
import type { CategoryForm } from '../records/category';
import { PrimaryPicker } from './primary-picker';

/** The primary category of a child, chosen with `Select Category` [CAT-15]. */
export function PrimaryInput({ except }: { except?: number }) {
  const { field, fieldState } = useInput<CategoryForm['primary']>({ source: 'primary' });
  const [picking, setPicking] = useState(false);
  const id = useId();
  const chosen = field.value as CategoryForm['primary'];
  return (
    <Box role="group" aria-labelledby={id} data-field="primary">
      <FormLabel id={id} component="div" sx={{ mb: 1.5 }}>
        Primary Category
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {chosen && (
          <Box
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 36,
              pl: 3,
              border: 1,
              borderColor: 'divider',
              borderRadius: '6px',
              bgcolor: 'background.default',
            }}
          >
            {chosen.name}
            <IconButton aria-label={`Remove primary category ${chosen.name}`} onClick={() => field.onChange(null)}>
              <Close />
            </IconButton>
          </Box>
        )}
        <Button onClick={() => setPicking(true)}>Select Category</Button>
      </Box>
      <FormHelperText error={Boolean(fieldState.error)}>
        {fieldState.error?.message ??
          (chosen
            ? `It stands below ${chosen.name} in the directory.`
            : 'Without one it is a primary category itself.')}
      </FormHelperText>
      {picking && (
        <PrimaryPicker
          except={except}
          onClose={() => setPicking(false)}
          onSelect={(primary) => {
            field.onChange(primary);
            setPicking(false);
          }}
        />
      )}
    </Box>
  );
}
