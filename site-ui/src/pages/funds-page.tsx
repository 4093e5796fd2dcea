import { Head } from '../components/head';
import { MyFunds } from '../features/funds/my-funds';
import { Dashboard } from '../layout/dashboard';
import { RequireRole } from '../layout/require-role';

/** What a buyer shows of their money. */
export function Component() {
  return (
    <>
      <Head title="Proof of funds" noIndex />
      <RequireRole role="Buyer">
        {(session) => (
          <Dashboard session={session} title="Proof of funds">
            <MyFunds />
          </Dashboard>
        )}
      </RequireRole>
    </>
  );
}
