import { useDataProvider, useNotify } from 'react-admin';
import { useTask } from '../components/useTask';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import type { Message } from './message';
import { missingReply } from './messageRules';
import { useLetter } from './useLetter';
import { useMessageRefresh } from './useMessageTasks';

/** Unsent answers by the id of the message that they answer. */
export type Drafts = Map<number, string>;

/** The answer to a message [MSG-12]; what was typed is kept when it cannot be sent, and in `drafts` until the page is left. */
export function useReply(message: Message, onSent: () => void, drafts?: Drafts) {
  const letter = useLetter(missingReply, drafts && { start: drafts.get(message.id) ?? '', keep: (text) => drafts.set(message.id, text) });
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useMessageRefresh();
  const { run, running, failure, forget } = useTask(async (content: string) => {
    await dataProvider.replyToMessage(message, content);
    letter.clear();
    notify('Mail has been sent.', { type: 'success' });
    onSent();
    await refresh();
  });
  const submit = () => {
    const content = letter.checked();
    if (content !== undefined) void run(content);
  };
  return { letter, submit, running, failure, forget };
}
