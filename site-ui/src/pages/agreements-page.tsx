import { Head } from '../components/head';
import { MyAgreements } from '../features/agreements/my-agreements';
import { Dashboard } from '../layout/dashboard';
import { RequireRole } from '../layout/require-role';

/** What one has signed, as it was. */
export function Component() {
  return (
    <>
      <Head title="My agreements" noIndex />
      <RequireRole>
        {(session) => (
          <Dashboard session={session} title="My agreements">
            <MyAgreements />
          </Dashboard>
        )}
      </RequireRole>
    </>
  );
}
