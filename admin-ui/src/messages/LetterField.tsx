import TextField from '@mui/material/TextField';
import { number } from '../components/format';
import { longestMessage } from './messageRules';
import type { Letter } from './useLetter';

interface Props {
  letter: Letter;
  label: string;
  rows?: number;
  autoFocus?: boolean;
}

/** The text area of a message; how many characters are left is said once they become few. */
export function LetterField({ letter, label, rows = 4, autoFocus }: Props) {
  const left = longestMessage - letter.text.length;
  return (
    <TextField
      label={label}
      value={letter.text}
      onChange={(event) => letter.setText(event.target.value)}
      inputRef={letter.field}
      error={Boolean(letter.error)}
      helperText={letter.error ?? (left < 500 ? `${number(left)} characters left` : undefined)}
      autoFocus={autoFocus}
      multiline
      required
      fullWidth
      minRows={rows}
      maxRows={14}
      slotProps={{ htmlInput: { maxLength: longestMessage } }}
    />
  );
}
