import TextField from '@mui/material/TextField';
import { REASON_MAX } from '@stowbridge/contract/access';

interface Props {
  /** Who reads it. */
  help: string;
  max?: number;
  value: string;
  onChange: (value: string) => void;
}

/** Why something is refused, which need not be said. */
export const ReasonField = ({ help, max = REASON_MAX, value, onChange }: Props) => (
  <TextField
    label="Reason (optional)"
    helperText={help}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    multiline
    minRows={2}
    fullWidth
    slotProps={{ htmlInput: { maxLength: max } }}
    sx={{ mt: 4 }}
  />
);
