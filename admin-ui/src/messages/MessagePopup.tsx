import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { FormDialog } from '../components/form/FormDialog';
import { Modal } from '../components/Modal';
import { LetterInput } from './LetterInput';
import { takesReply, type Message } from './message';
import { MessageReading } from './MessageReading';
import type { LetterForm } from './messageRules';
import { ReadNext } from './ReadNext';
import { useReadMark } from './useMessageTasks';
import { useReply } from './useReply';

const title = 'Read more information';

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
  // Nobody would read an answer to a notice of the product.
  if (!takesReply(message)) {
    return (
      <Modal title={title} onClose={onClose}>
        <DialogContent>
          <MessageReading message={message} />
        </DialogContent>
        <DialogActions>
          <ReadNext after={message} onNext={onNext} />
          <Button onClick={onClose}>Cancel</Button>
        </DialogActions>
      </Modal>
    );
  }
  return (
    <FormDialog<LetterForm> title={title} {...reply} onClose={onClose} aside={<ReadNext after={message} onNext={onNext} />}>
      <MessageReading message={message} />
      <LetterInput label="Reply" autoFocus />
    </FormDialog>
  );
}
