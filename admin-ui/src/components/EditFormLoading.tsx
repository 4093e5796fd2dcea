import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { ErrorArea } from './ErrorArea';
import { Modal } from './Modal';

/** The dialog of a record that is still on its way, or that could not be read. */
export function EditFormLoading({ title, failure, onClose }: { title: string; failure: string; onClose: () => void }) {
  return (
    <Modal title={title} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {failure ? <ErrorArea text={failure} /> : [0, 1, 2].map((row) => <Skeleton key={row} variant="rounded" height={44} />)}
      </DialogContent>
    </Modal>
  );
}
