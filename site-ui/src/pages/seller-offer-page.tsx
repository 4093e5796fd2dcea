import { SellerOffer } from '../features/dashboard/seller-offer';
import { RequireRole } from '../layout/require-role';
import { useParams } from '../router/hooks';

/** One offer on a seller's listing. */
export function Component() {
  const { propertyId, dealId } = useParams();
  return (
    <RequireRole role="Seller">
      {(session) => <SellerOffer session={session} storeId={Number(propertyId)} dealId={Number(dealId)} />}
    </RequireRole>
  );
}
