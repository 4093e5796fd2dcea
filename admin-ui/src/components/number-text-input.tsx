import type { ReactNode } from 'react';
import { TextInput, useInput } from 'react-admin';
import InputAdornment from '@mui/material/InputAdornment';
import { withSeparators } from './numbers';
import { useDigitCaret } from './use-digit-caret';

interface Props {
  source: string;
  label: string;
  maxLength: number;
  isRequired?: boolean;
  helperText?: ReactNode;
  /** Shown before the number, for example $. */
  prefix?: string;
  /** Shown after it, for example %. */
  suffix?: string;
  /** Without separators: a year, a percent. */
  plain?: boolean;
}

/** A number typed as text, so that its separators can be set right while one types: what is shown is what is meant. */
export function NumberTextInput({
  source,
  label,
  maxLength,
  isRequired,
  helperText = false,
  prefix,
  suffix,
  plain,
}: Props) {
  const { field } = useInput({ source });
  const keepCaret = useDigitCaret(field.value);
  return (
    <TextInput
      source={source}
      label={label}
      isRequired={isRequired}
      helperText={helperText}
      parse={plain ? undefined : withSeparators}
      onChange={keepCaret}
      slotProps={{
        htmlInput: { inputMode: 'decimal', maxLength, autoComplete: 'off' },
        input: {
          startAdornment: prefix ? <InputAdornment position="start">{prefix}</InputAdornment> : undefined,
          endAdornment: suffix ? <InputAdornment position="end">{suffix}</InputAdornment> : undefined,
        },
      }}
    />
  );
}
