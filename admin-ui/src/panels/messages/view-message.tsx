import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Modal } from '../../components/modal';
import { takesReply, type Message } from '../../records/message';
import { MessageReading } from './message-reading';
import { useReadMark } from './use-message-tasks';

interface Props {
  message: Message;
  onReply: () => void;
  onClose: () => void;
}

/** The `View Message` dialog: Date, From, Subject and Content [MSG-05], [ABUY-29]. */
export function ViewMessage({ message, onReply, onClose }: Props) {
  useReadMark(message);
  return (
    <Modal title="View Message" onClose={onClose}>
      <DialogContent>
        <MessageReading message={message} heading="Content" />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        {takesReply(message) && (
          <Button variant="contained" color="primary" onClick={onReply}>
            Reply
          </Button>
        )}
      </DialogActions>
    </Modal>
  );
}
