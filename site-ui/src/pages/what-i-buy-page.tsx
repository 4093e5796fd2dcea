import { Head } from '../components/head';
import { MyCriteria } from '../features/criteria/my-criteria';
import { Dashboard } from '../layout/dashboard';
import { RequireRole } from '../layout/require-role';

/** What a buyer buys: what the office has written down, too. */
export function Component() {
  return (
    <>
      <Head title="What I buy" noIndex />
      <RequireRole role="Buyer">
        {(session) => (
          <Dashboard
            session={session}
            title="What I buy"
            lead="What you and our brokers have written down. Our brokers match it with every listing; sellers never read it."
          >
            <MyCriteria />
          </Dashboard>
        )}
      </RequireRole>
    </>
  );
}
