import TextField from '@mui/material/TextField';
import { REASON_MAX } from '@stowbridge/contract/access';

interface Props {
  /** Who reads it. */
  help: string;
  max?: number;
  isRequired?: boolean;
  /** What is wrong with it. */
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Why something is done; it need not be said unless it is required. */
export const ReasonField = ({ help, max = REASON_MAX, isRequired, error, value, onChange }: Props) => (
  <TextField
    label={isRequired ? 'Reason' : 'Reason (optional)'}
    required={isRequired}
    error={Boolean(error)}
    helperText={error || help}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    multiline
    minRows={2}
    fullWidth
    slotProps={{ htmlInput: { maxLength: max } }}
    sx={{ mt: 4 }}
  />
);
