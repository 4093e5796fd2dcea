import { findUser } from '../data/people';
import { mail } from '../mail-definition';

export const secondFactorReset = mail({
  kind: 'second-factor-reset',
  called: 'Second factor reset',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ links, brand }) => ({
    subject: `The second factor of your ${brand.product} account was reset`,
    preheader: 'You sign in with your password alone until you set up another one.',
    heading: 'Your second factor was reset',
    blocks: [
      {
        text: 'Our office has removed the second factors and recovery codes of your account, and has signed you out everywhere. You sign in with your password alone until you set up another one.',
      },
      { text: 'If you have not asked for it, choose a new password, and tell us.' },
      { button: 'Choose a new password', address: links.forgotPassword },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
