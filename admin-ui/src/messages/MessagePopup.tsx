import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { Modal } from '../components/Modal';
import type { Message } from './message';
import { MessageReading } from './MessageReading';
import { ReplyBox } from './ReplyBox';
import { ReplyButtons } from './ReplyButtons';
import { useReading } from './useReading';

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
  const reading = useReading(message, { onNext, onSent: onClose, onClose });
  return (
    <Modal title="Read more information" onClose={reading.close}>
      <form noValidate onSubmit={reading.submit}>
        <DialogContent sx={{ display: 'grid', gap: 5 }}>
          <MessageReading message={message} />
          <ReplyBox message={message} reply={reading.reply} autoFocus />
        </DialogContent>
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
          <ReplyButtons message={message} reading={reading} />
        </DialogActions>
      </form>
      {reading.dialog}
    </Modal>
  );
}
