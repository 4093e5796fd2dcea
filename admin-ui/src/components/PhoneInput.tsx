import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { TextInput, useInput } from 'react-admin';
import { caretAfter, withPhoneDashes } from './phone';

interface Props {
  source: string;
  label: string;
  isRequired?: boolean;
}

/** A phone number, formatted as xxx-xxx-xxxx while it is typed [CONST-49]; the caret stays where one is typing. */
export function PhoneInput({ source, label, isRequired }: Props) {
  const { field } = useInput({ source });
  const edit = useRef<{ input: HTMLInputElement; digitsBefore: number } | undefined>(undefined);

  useLayoutEffect(() => {
    if (!edit.current) return;
    const { input, digitsBefore } = edit.current;
    edit.current = undefined;
    const caret = caretAfter(input.value, digitsBefore);
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }, [field.value]);

  return (
    <TextInput
      source={source}
      label={label}
      type="tel"
      isRequired={isRequired}
      helperText={false}
      placeholder="xxx-xxx-xxxx"
      parse={(text?: string) => withPhoneDashes(text ?? '')}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const input = event.target;
        const typedLast = input.selectionStart === input.value.length;
        // At the end the browser keeps the caret by itself.
        edit.current = typedLast ? undefined : { input, digitsBefore: input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length };
      }}
      slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 20, autoComplete: 'off' } }}
    />
  );
}
