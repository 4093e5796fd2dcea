import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { Modal } from '../components/Modal';
import { useUnsavedGuard } from '../components/useUnsavedGuard';
import { takesReply, type Message } from './message';
import { MessageReading } from './MessageReading';
import { ReplyBox } from './ReplyBox';
import { useNextUnread } from './useNextUnread';
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
  const reply = useReply(message, onClose);
  const guard = useUnsavedGuard(reply.letter.unsent, onClose);
  const next = useNextUnread(message, onNext);
  return (
    <Modal title="Read more information" onClose={guard.close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          reply.submit();
        }}
      >
        <DialogContent sx={{ display: 'grid', gap: 5 }}>
          <MessageReading message={message} />
          <ReplyBox message={message} reply={reply} autoFocus />
        </DialogContent>
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
          <Button variant="text" onClick={() => void next.run()} loading={next.running} disabled={reply.letter.unsent}>
            Read Next Message
          </Button>
          <Box sx={{ flex: 1 }} />
          <Button onClick={guard.close}>Cancel</Button>
          {takesReply(message) && (
            <Button type="submit" variant="contained" color="primary" loading={reply.running}>
              Submit
            </Button>
          )}
        </DialogActions>
      </form>
      {guard.dialog}
    </Modal>
  );
}
