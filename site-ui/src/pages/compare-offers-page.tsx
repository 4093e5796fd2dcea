import { CompareOffers } from '../features/dashboard/compare-offers';
import { RequireRole } from '../layout/require-role';
import { useParams } from '../router/hooks';

/** The offers on a seller's listing beside each other. */
export function Component() {
  const { propertyId } = useParams();
  return (
    <RequireRole role="Seller">
      {(session) => <CompareOffers session={session} storeId={Number(propertyId)} />}
    </RequireRole>
  );
}
