import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { SxProps, Theme } from '@mui/material/styles';
import { useInput } from 'react-admin';

/** A checkbox with its label. */
export function CheckInput({ source, label, sx }: { source: string; label: string; sx?: SxProps<Theme> }) {
  const { field } = useInput({ source });
  return (
    <FormControlLabel
      label={label}
      sx={sx}
      control={
        <Checkbox
          checked={Boolean(field.value)}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
          name={field.name}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
