import { Head } from '../components/head';
import { BuyerDashboard } from '../features/dashboard/buyer-dashboard';
import { RequireRole } from '../layout/require-role';

/** [SHELL-34] */
export function Component() {
  return (
    <>
      <Head title="Buyer Dashboard" noIndex />
      <RequireRole role="Buyer">{(session) => <BuyerDashboard session={session} />}</RequireRole>
    </>
  );
}
