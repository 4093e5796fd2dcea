import { CANCEL_DAYS } from '../../domains/accounts/users/email-changes';
import { atOldEmail, findEmailChange } from '../data/email-change';
import { REDACTED } from '../layout';
import { mail } from '../mail-definition';

/** The sender puts the secret of the link in. */
export const emailChangeNotice = mail({
  kind: 'email-change-notice',
  called: 'New e-mail address, notice to the old one',
  category: null,
  data: findEmailChange,
  to: atOldEmail,
  content: ({ data, links, brand }) => ({
    subject: `A change of your ${brand.product} email was asked for`,
    preheader: 'If it was not you, cancel it.',
    heading: 'A change of your email was asked for',
    blocks: [
      {
        text: `Somebody, most likely you, asked us to make ${data.newEmail} the email of your account. If it was you, you need not do anything.`,
      },
      {
        text: `If it was not you, cancel it. This keeps your email, or brings it back, and signs everybody out. The link is good for ${CANCEL_DAYS} days:`,
      },
      { button: 'Cancel the change', address: links.cancelEmail(REDACTED) },
    ],
  }),
  sample: ({ changeId, sellerId }) => ({ changeId, userId: sellerId }),
});
