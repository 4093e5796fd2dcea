import { findUser } from '../data/people';
import { mail } from '../mail-definition';

export const passwordChanged = mail({
  kind: 'password-changed',
  called: 'Password changed',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ links, brand }) => ({
    subject: `Your ${brand.product} password was changed`,
    preheader: 'If it was not you, choose a new one at once.',
    heading: 'Your password was changed',
    blocks: [
      { text: 'The password of your account was just changed, and your other sessions were signed out.' },
      { text: 'If it was not you, choose a new password at once and tell us.' },
      { button: 'Choose a new password', address: links.forgotPassword },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
