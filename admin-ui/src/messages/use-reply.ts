import { useDataProvider } from 'react-admin';
import type { FormProps } from '../components/form/form-props';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { emptyLetter, letterErrors, type LetterForm, type Message, missingReply } from './message';
import { useMessageRefresh } from './use-message-tasks';

/** The form that answers a message [MSG-12]; what is typed is kept until it is sent, while other messages are read too. */
export function useReply(
  message: Message,
): Pick<FormProps<LetterForm>, 'keptAs' | 'validate' | 'save' | 'refresh' | 'submit'> & { start: LetterForm } {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useMessageRefresh();
  return {
    start: emptyLetter,
    submit: 'Submit',
    keptAs: `reply/${message.id}`,
    validate: letterErrors(missingReply),
    refresh,
    async save({ content }, key) {
      await dataProvider.replyToMessage(message, content.trim(), key);
      return 'Mail has been sent.';
    },
  };
}
