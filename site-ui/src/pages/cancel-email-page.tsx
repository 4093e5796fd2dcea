import type { CancelledChangeDto } from '@stowbridge/api';
import { AccountService } from '@stowbridge/api/services/AccountService';
import { browserApi } from '../api/browser-api';
import { MailedLinkPage } from '../features/address/mailed-link';
import { paths } from '../lib/paths';
import { Link } from '../router/link';

/** Where the notice to the old address leads. */
export const Component = () => (
  <MailedLinkPage
    title="Keep Email"
    question="Somebody wants to change the email of your account, or has changed it. Do you want to keep this one? All devices will be signed out."
    button="Keep this email"
    redeem={(link) => new AccountService(browserApi).cancelEmail(link)}
    done={(answer) => <Kept answer={answer} />}
  />
);

function Kept({ answer: { Email, TakenBack } }: { answer: CancelledChangeDto }) {
  return (
    <>
      <p>{TakenBack ? `${Email} is the email of your account again.` : `${Email} stays the email of your account.`}</p>
      <p>
        All devices were signed out. {TakenBack ? 'Please ' : 'If it was not you who asked for it, '}
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
