import { useDataProvider } from 'react-admin';
import { OwnerInput } from '../../../components/owner-input';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Deal } from '../../../records/deal';

/** Which administrator takes care of a deal [BEYC-75]. */
export function DealOwner({ deal: { id, ownerId, ownerName } }: { deal: Deal }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return (
    <OwnerInput ownerId={ownerId} ownerName={ownerName} assign={(chosen) => dataProvider.assignDeal(id, chosen)} />
  );
}
