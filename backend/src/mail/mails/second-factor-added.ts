import { findUser } from '../data/people';
import { mail } from '../mail-definition';

export const secondFactorAdded = mail({
  kind: 'second-factor-added',
  called: 'Second factor added',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ links, brand }) => ({
    subject: `A second factor was added to your ${brand.product} account`,
    preheader: 'It is asked for at your next sign-in.',
    heading: 'A second factor was added',
    blocks: [
      { text: 'From now on signing in asks for it. Keep your recovery codes where you find them without your phone.' },
      { text: 'If you have not added it, somebody else may be in your account: choose a new password, and tell us.' },
      { button: 'Choose a new password', address: links.forgotPassword },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
