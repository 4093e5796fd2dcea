import { useDataProvider } from 'react-admin';
import type { FormProps } from '../../components/form/form-props';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { emptyMessage, messageErrors, type MessageForm, type Message, missingReply } from '../../records/message';
import { useMessageRefresh } from './use-message-tasks';

/** The form that answers a message [MSG-12]; what is typed is kept until it is sent, while other messages are read too. */
export function useReply(
  message: Message,
): Pick<FormProps<MessageForm>, 'keptAs' | 'validate' | 'save' | 'refresh' | 'submit'> & { start: MessageForm } {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useMessageRefresh();
  return {
    start: emptyMessage,
    submit: 'Submit',
    keptAs: `reply/${message.id}`,
    validate: messageErrors(missingReply),
    refresh,
    async save({ content }, key) {
      await dataProvider.replyToMessage(message, content.trim(), key);
      return 'Mail has been sent.';
    },
  };
}
