import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Modal } from '../../components/modal';
import type { Message } from '../../records/message';
import { MessageReading } from './message-reading';
import { ReadNext } from './read-next';

interface Props {
  message: Message;
  onNext: (message: Message) => void;
  onClose: () => void;
}

/** The message popup of a notification of the product: nobody would read an answer to it. */
export function NotificationPopup({ message, onNext, onClose }: Props) {
  return (
    <Modal title="Read more information" onClose={onClose}>
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
