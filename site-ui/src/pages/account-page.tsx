import { Head } from '../components/head';
import { Account } from '../features/account/account';
import { RequireRole } from '../layout/require-role';

/** [SHELL-39] */
export function Component() {
  return (
    <>
      <Head title="Edit Profile" noIndex />
      <RequireRole>{(session) => <Account session={session} />}</RequireRole>
    </>
  );
}
