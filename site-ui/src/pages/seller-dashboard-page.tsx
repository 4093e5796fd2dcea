import { Head } from '../components/head';
import { SellerDashboard } from '../features/dashboard/seller-dashboard';
import { RequireRole } from '../layout/require-role';

/** [SHELL-35] */
export function Component() {
  return (
    <>
      <Head title="Seller Dashboard" noIndex />
      <RequireRole role="Seller">{(session) => <SellerDashboard session={session} />}</RequireRole>
    </>
  );
}
