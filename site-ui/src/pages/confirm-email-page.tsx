import { AccountService } from '@stowbridge/api/services/AccountService';
import { browserApi } from '../api/browser-api';
import { Head } from '../components/head';
import { IncompleteLink, MailedLink } from '../features/address/mailed-link';
import { NarrowPage } from '../layout/narrow-page';
import { paths } from '../lib/paths';
import { useParams } from '../router/hooks';
import { Link } from '../router/link';

/** Where the mail to a new address leads. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <NarrowPage title="Confirm Email">
      <Head title="Confirm Email" noIndex />
      {token ? (
        <MailedLink
          question="Do you want to confirm this email for your account?"
          button="Confirm this email"
          use={() => new AccountService(browserApi).confirmEmail({ requestBody: { Token: token } })}
          done={({ Email }) => (
            <>
              <p>{Email} is confirmed. It is the email of your account.</p>
              <p>
                <Link to={paths.account}>Go to your account</Link>
              </p>
            </>
          )}
        />
      ) : (
        <IncompleteLink />
      )}
    </NarrowPage>
  );
}
