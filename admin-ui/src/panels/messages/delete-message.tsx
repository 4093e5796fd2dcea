import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { senderOf, type Message } from '../../records/message';
import { useMessageRefresh } from './use-message-tasks';

interface Props {
  message: Message;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Deletes a message, for everybody who had it, after a confirmation [MSG-06]. */
export function DeleteMessage({ message, onClose, onDeleted }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useMessageRefresh();
  const remove = useTask(async () => {
    await dataProvider.deleteMessage(message.id);
    notify('The message has been deleted.', { type: 'success' });
    onClose();
    onDeleted?.();
    await refresh();
  });
  return (
    <ConfirmDialog
      open
      title="Delete Message"
      about={`${message.subject}, from ${senderOf(message)}`}
      dangerous
      running={remove.running}
      failure={remove.failure}
      onConfirm={() => void remove.run()}
      onClose={onClose}
    >
      Are you sure want to delete this message?
    </ConfirmDialog>
  );
}
