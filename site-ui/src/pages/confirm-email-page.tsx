import { confirmEmail } from '../api/address';
import { browserApi } from '../api/browser-api';
import { Head } from '../components/head';
import { MailedLink } from '../features/address/mailed-link';
import { NarrowPage } from '../layout/narrow-page';
import { useParams } from '../router/hooks';

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
          use={() => confirmEmail(browserApi, token)}
          done={({ Email }) => <p>{Email} is confirmed. It is the email of your account.</p>}
        />
      ) : (
        <p>This link is not complete. Please open it from the mail again.</p>
      )}
    </NarrowPage>
  );
}
