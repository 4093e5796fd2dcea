import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { Modal } from './modal';

interface Props {
  title: string;
  /** Why there is nothing to show; empty while it is on its way. */
  failure: string;
  onClose: () => void;
  maxWidth?: 'xs' | 'sm' | 'md';
}

/** A dialog whose record is on its way, or is none. */
export function NotHere({ title, failure, onClose, maxWidth }: Props) {
  return (
    <Modal title={title} onClose={onClose} maxWidth={maxWidth}>
      <DialogContent>
        {failure ? <Alert severity="error">{failure}</Alert> : <Skeleton variant="rounded" height={220} />}
      </DialogContent>
    </Modal>
  );
}
