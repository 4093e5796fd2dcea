import { RESET_HOURS } from '../../domains/accounts/sign-in/passwords';
import { findUser } from '../data/people';
import { REDACTED } from '../layout';
import { mail } from '../mail-definition';

const inWords = (hours: number): string => (hours === 1 ? 'one hour' : `${hours} hours`);

/** The sender puts the secret of the link in. */
export const passwordReset = mail({
  kind: 'password-reset',
  called: 'Password reset',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ links, brand }) => ({
    subject: `Reset your ${brand.product} password`,
    preheader: `The link is good for ${inWords(RESET_HOURS)}.`,
    heading: 'Reset your password',
    blocks: [
      {
        text: `Somebody, most likely you, asked for a new password for this account. This link is good for ${inWords(RESET_HOURS)} and for one use:`,
      },
      { button: 'Choose a new password', address: links.resetPassword(REDACTED) },
      { text: 'If it was not you, you need not do anything: your password stays as it is.' },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
