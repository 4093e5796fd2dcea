import { useDataProvider, useNotify } from 'react-admin';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { messageOf as textOf } from '../../data-provider/failure';
import type { Message } from '../../records/message';

/** Goes on to the next unread message [MSG-14], or says that there is none [MSG-15]. */
export function useNextUnread(current: Message, onNext: (message: Message) => void) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  return useTask(async () => {
    try {
      const next = (await dataProvider.unreadMessages()).find(({ id }) => id !== current.id);
      if (next) {
        onNext(next);
      } else {
        notify('All notification has been read.', { type: 'success' });
      }
    } catch (error) {
      notify(textOf(error), { type: 'error' });
    }
  });
}
