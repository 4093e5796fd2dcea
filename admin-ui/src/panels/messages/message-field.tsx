import { messageLength } from '@stowbridge/contract/fields';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { number } from '../../components/format';
import type { MessageForm } from '../../records/message';

interface Props {
  label: string;
  rows?: number;
  autoFocus?: boolean;
}

/** The text area of a message; how many characters are left is said once they become few. */
export function MessageField({ label, rows = 4, autoFocus }: Props) {
  const left = messageLength - (useWatch<MessageForm, 'content'>({ name: 'content' }) ?? '').length;
  return (
    <TextInput
      source="content"
      label={label}
      helperText={left < 500 && `${number(left)} characters left`}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- its dialogs decide
      autoFocus={autoFocus}
      multiline
      isRequired
      minRows={rows}
      maxRows={14}
      slotProps={{ htmlInput: { maxLength: messageLength } }}
    />
  );
}
