import { LookupsService } from '@stowbridge/api/services/LookupsService';
import { UsersService } from '@stowbridge/api/services/UsersService';
import { Suspense, useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { ConfirmLine } from '../../components/confirm-line';
import { lateExtra } from '../../components/late';
import { PageSkeleton } from '../../components/skeleton';
import { Dashboard } from '../../layout/dashboard';
import { updateSession, type Session } from '../../session/session';
import { AccountForm } from './account-form';
import { Calendar } from './calendar';
import { MailChoices } from './mail-choices';
import { PasswordDialog } from './password-dialog';
import { SignIns } from './sign-ins';
import { Views } from './views';
import { YourData } from './your-data';

const Security = lateExtra(() => import('./security'));

const load = async () => {
  const loaded = await Promise.all([
    new UsersService(browserApi).profile(),
    new LookupsService(browserApi).states(),
    new LookupsService(browserApi).positions(),
  ]);
  // It may have been confirmed in another browser.
  updateSession({ email: loaded[0].Email });
  return loaded;
};

/** [REG-43] Who one is, which mails one wants, who signed in, and the way to a new password. */
export function Account({ session }: { session: Session }) {
  const { data, error } = useLoad(load);
  const [changing, setChanging] = useState(false);
  return (
    <Dashboard
      session={session}
      title="Edit Profile"
      tools={
        <Button small look="secondary" onClick={() => setChanging(true)} aria-haspopup="dialog">
          Change Password
        </Button>
      }
    >
      {error && <p role="alert">{error}</p>}
      {!data && !error && <PageSkeleton />}
      {data && (
        <>
          {!data[0].EmailConfirmed && <ConfirmLine email={data[0].Email} />}
          <AccountForm account={data[0]} states={data[1]} positions={data[2]} admin={session.role === 'Admin'} />
          <MailChoices />
          <Calendar />
          <SignIns />
          <Views />
          <Suspense>
            <Security />
          </Suspense>
          <YourData />
        </>
      )}
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </Dashboard>
  );
}
