import { TextInput, useInput } from 'react-admin';
import { withPhoneDashes } from './phone';
import { useDigitCaret } from './use-digit-caret';

interface Props {
  source: string;
  label: string;
  isRequired?: boolean;
}

/** A phone number, formatted as xxx-xxx-xxxx while it is typed [CONST-49]; the caret stays where one is typing. */
export function PhoneInput({ source, label, isRequired }: Props) {
  const { field } = useInput({ source });
  const keepCaret = useDigitCaret(field.value);
  return (
    <TextInput
      source={source}
      label={label}
      type="tel"
      isRequired={isRequired}
      helperText={false}
      placeholder="xxx-xxx-xxxx"
      parse={(text?: string) => withPhoneDashes(text ?? '')}
      onChange={keepCaret}
      slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 20, autoComplete: 'off' } }}
    />
  );
}
