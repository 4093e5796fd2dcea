import { Head } from '../components/head';
import { Notifications } from '../features/messages/notifications';
import { RequireRole } from '../layout/require-role';

/** [SHELL-36] */
export function Component() {
  return (
    <>
      <Head title="Notifications" noIndex />
      <RequireRole>{(session) => <Notifications session={session} />}</RequireRole>
    </>
  );
}
