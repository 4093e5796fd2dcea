import { AccountService } from '@stowbridge/api/services/AccountService';
import { browserApi } from '../api/browser-api';
import { MailedLinkPage } from '../features/address/mailed-link';
import { paths } from '../lib/paths';
import { Link } from '../router/link';

/** Where the mail to a new address leads. */
export const Component = () => (
  <MailedLinkPage
    title="Confirm Email"
    question="Do you want to confirm this email for your account?"
    button="Confirm this email"
    redeem={(link) => new AccountService(browserApi).confirmEmail(link)}
    done={({ Email }) => (
      <>
        <p>{Email} is confirmed. It is the email of your account.</p>
        <p>
          <Link to={paths.account}>Go to your account</Link>
        </p>
      </>
    )}
  />
);
