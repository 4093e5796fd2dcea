import { useState } from 'react';
import { FormDialog } from '../components/form/FormDialog';
import { LetterInput } from './LetterInput';
import { takesReply, type Message } from './message';
import { MessageReading } from './MessageReading';
import type { LetterForm } from './messageRules';
import { NoticePopup } from './NoticePopup';
import { ReadNext } from './ReadNext';
import { useReadMark } from './useMessageTasks';
import { useReply } from './useReply';

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
    return <NoticePopup message={message} onNext={onNext} onClose={onClose} />;
  }
  return (
    <FormDialog<LetterForm>
      title="Read more information"
      {...reply}
      onClose={onClose}
      aside={<ReadNext after={message} onNext={onNext} />}
    >
      <MessageReading message={message} />
      <LetterInput label="Reply" autoFocus />
    </FormDialog>
  );
}
