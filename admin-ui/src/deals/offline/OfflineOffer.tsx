import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne } from 'react-admin';
import { Modal } from '../../components/Modal';
import type { Deal } from '../deal';
import { OfflineLoi } from './OfflineLoi';

/** An offline letter of intent for the deal that the address names. */
export function OfflineOffer({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: deal, error } = useGetOne<Deal>('deals', { id }, { onError: () => undefined, retry: false });
  if (deal?.propertyId) return <OfflineLoi property={{ id: deal.propertyId, name: deal.propertyName }} deal={deal} onClose={onClose} />;
  return (
    <Modal title="Offline LOI" onClose={onClose} maxWidth="md">
      <DialogContent>{deal || error ? <Alert severity="error">This deal could not be opened.</Alert> : <Skeleton variant="rounded" height={320} />}</DialogContent>
    </Modal>
  );
}
