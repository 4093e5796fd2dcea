import type { ReactNode } from 'react';
import { TextInput, useInput } from 'react-admin';
import InputAdornment from '@mui/material/InputAdornment';
import { withSeparators } from './numbers';

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
  /** Without separators: a year. */
  plain?: boolean;
}

/** A number typed as text, so that separators are kept while typing and set right when the field is left. */
export function NumberTextInput({ source, label, maxLength, isRequired, helperText = false, prefix, suffix, plain }: Props) {
  const { field } = useInput({ source });
  return (
    <TextInput
      source={source}
      label={label}
      isRequired={isRequired}
      helperText={helperText}
      onBlur={() => plain || field.onChange(withSeparators(field.value))}
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
