import { CONFIRM_HOURS } from '../../domains/accounts/users/email-changes';
import { atNewEmail, findEmailChange } from '../data/email-change';
import { REDACTED } from '../layout';
import { mail } from '../mail-definition';

/** The sender puts the secret of the link in. */
export const emailChange = mail({
  kind: 'email-change',
  called: 'New e-mail address, to confirm',
  category: null,
  data: findEmailChange,
  to: atNewEmail,
  content: ({ data, links, brand }) => ({
    subject: `Confirm your new email for ${brand.product}`,
    preheader: `The link is good for ${CONFIRM_HOURS} hours.`,
    heading: 'Confirm your new email',
    blocks: [
      {
        text: `You asked us to make ${data.newEmail} the email of your account. This link is good for ${CONFIRM_HOURS} hours and for one use:`,
      },
      { button: 'Confirm this email', address: links.confirmEmail(REDACTED) },
      {
        text: 'Until then you sign in with the email you have now. If you did not ask for it, you need not do anything.',
      },
    ],
  }),
  sample: ({ changeId, sellerId }) => ({ changeId, userId: sellerId }),
});
