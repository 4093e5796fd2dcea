import { useGetOne } from 'react-admin';
import { NotHere } from '../../../components/not-here';
import type { Deal } from '../../../records/deal';
import { OfflineLoi } from './offline-loi';

/** An offline letter of intent for the deal that the address names. */
export function OfflineOffer({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: deal, error } = useGetOne<Deal>('deals', { id }, { onError: () => undefined, retry: false });
  if (deal?.propertyId) {
    return <OfflineLoi property={{ id: deal.propertyId, name: deal.propertyName }} deal={deal} onClose={onClose} />;
  }
  return (
    <NotHere
      title="Offline LOI"
      failure={deal || error ? 'This deal could not be opened.' : ''}
      onClose={onClose}
      maxWidth="md"
    />
  );
}
