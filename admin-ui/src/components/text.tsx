import { TextInput, type TextInputProps } from 'react-admin';

interface Props extends Pick<TextInputProps, 'type' | 'isRequired' | 'multiline' | 'helperText' | 'autoFocus' | 'sx'> {
  source: string;
  label: string;
  /** The most characters that can be typed. */
  maxLength: number;
  inputMode?: 'url';
}

/** One text of a form. What is typed about somebody else is not offered from the browser's memory of oneself. */
export function Text({ maxLength, inputMode, ...props }: Props) {
  return (
    <TextInput
      minRows={props.multiline ? 3 : undefined}
      helperText={false}
      slotProps={{ htmlInput: { maxLength, autoComplete: 'off', inputMode } }}
      {...props}
    />
  );
}
