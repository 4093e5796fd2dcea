import { useState } from 'react';
import { FormDialog } from '../../components/form/form-dialog';
import { MessageField } from './message-field';
import { type MessageForm, type Message, takesReply } from '../../records/message';
import { MessageReading } from './message-reading';
import { NotificationPopup } from './notification-popup';
import { ReadNext } from './read-next';
import { useReadMark } from './use-message-tasks';
import { useReply } from './use-reply';

interface Props {
  message: Message;
  onClose: () => void;
}

/** The message popup: a message, an answer to it, and the way to the next unread one [MSG-10] to [MSG-15]. */
export function MessagePopup({ message: first, onClose }: Props) {
  const [message, setMessage] = useState(first);
  return <Popup key={message.id} message={message} onNext={setMessage} onClose={onClose} />;
}

function Popup({ message, onNext, onClose }: Props & { onNext: (message: Message) => void }) {
  useReadMark(message);
  const reply = useReply(message);
  if (!takesReply(message)) {
    return <NotificationPopup message={message} onNext={onNext} onClose={onClose} />;
  }
  return (
    <FormDialog<MessageForm>
      title="Read more information"
      {...reply}
      onClose={onClose}
      aside={<ReadNext after={message} onNext={onNext} />}
    >
      <MessageReading message={message} />
      <MessageField
        label="Reply"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to answer
        autoFocus
      />
    </FormDialog>
  );
}
