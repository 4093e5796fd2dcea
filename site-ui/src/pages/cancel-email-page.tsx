import type { CancelledChangeDto } from '@stowbridge/api';
import { AccountService } from '@stowbridge/api/services/AccountService';
import { browserApi } from '../api/browser-api';
import { Head } from '../components/head';
import { IncompleteLink, MailedLink } from '../features/address/mailed-link';
import { NarrowPage } from '../layout/narrow-page';
import { paths } from '../lib/paths';
import { useParams } from '../router/hooks';
import { Link } from '../router/link';

/** Where the notice to the old address leads. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <NarrowPage title="Keep Email">
      <Head title="Keep Email" noIndex />
      {token ? (
        <MailedLink
          question="Somebody wants to change the email of your account, or has changed it. Do you want to keep this one? Everybody is signed out."
          button="Keep this email"
          use={() => new AccountService(browserApi).cancelEmail({ requestBody: { Token: token } })}
          done={(answer) => <Kept answer={answer} />}
        />
      ) : (
        <IncompleteLink />
      )}
    </NarrowPage>
  );
}

function Kept({ answer: { Email, TakenBack } }: { answer: CancelledChangeDto }) {
  return (
    <>
      <p>{TakenBack ? `${Email} is the email of your account again.` : `${Email} stays the email of your account.`}</p>
      <p>
        Everybody was signed out. {TakenBack ? 'Please ' : 'If it was not you who asked for it, '}
        <Link to={paths.forgotPassword}>choose a new password</Link>.
      </p>
      {!TakenBack && (
        <p>
          <Link to={paths.account}>Go to your account</Link>
        </p>
      )}
    </>
  );
}
