import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId } from 'react';
import { useInput } from 'react-admin';

interface Props {
  source: string;
  label: string;
  /** What follows from it. */
  help?: string;
  sx?: SxProps<Theme>;
}

/** A checkbox with its label. */
export function CheckInput({ source, label, help, sx }: Props) {
  const { field } = useInput({ source });
  const id = useId();
  return (
    <FormControlLabel
      label={
        help ? (
          <>
            <span id={id}>{label}</span>
            <FormHelperText id={`${id}-help`} sx={{ mt: 0 }}>
              {help}
            </FormHelperText>
          </>
        ) : (
          label
        )
      }
      sx={[help ? { alignItems: 'flex-start', mr: 0 } : {}, ...(Array.isArray(sx) ? sx : [sx])]}
      control={
        <Checkbox
          checked={Boolean(field.value)}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
          name={field.name}
          slotProps={{
            input: {
              ref: field.ref,
              ...(help ? { 'aria-labelledby': id, 'aria-describedby': `${id}-help` } : {}),
            },
          }}
          sx={help ? { mt: -1.75 } : undefined}
        />
      }
    />
  );
}
