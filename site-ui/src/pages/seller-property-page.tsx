import { Head } from '../components/head';
import { SellerProperty } from '../features/dashboard/seller-property';
import { useParams } from '../router/hooks';
import { RequireRole } from '../layout/require-role';

/** [SHELL-37] [SHELL-40] */
export function Component() {
  const { propertyId } = useParams();
  return (
    <>
      <Head title="Property" noIndex />
      <RequireRole role="Seller">
        {(session) => <SellerProperty session={session} storeId={Number(propertyId)} />}
      </RequireRole>
    </>
  );
}
