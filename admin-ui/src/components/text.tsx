import { TextInput } from 'react-admin';

interface Props {
  source: string;
  label: string;
  /** The most characters that can be typed. */
  maxLength: number;
  type?: 'email' | 'text';
  isRequired?: boolean;
  multiline?: boolean;
  helperText?: string;
  /** Where one begins to type. */
  autoFocus?: boolean;
}

/** One text of a form. What is typed about somebody else is not offered from the browser's memory of oneself. */
export function Text({ source, label, maxLength, type, isRequired, multiline, helperText, autoFocus }: Props) {
  return (
    <TextInput
      source={source}
      label={label}
      type={type}
      isRequired={isRequired}
      multiline={multiline}
      autoFocus={autoFocus}
      minRows={multiline ? 3 : undefined}
      helperText={helperText ?? false}
      slotProps={{ htmlInput: { maxLength, autoComplete: 'off' } }}
    />
  );
}
