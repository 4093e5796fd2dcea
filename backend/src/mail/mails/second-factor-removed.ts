import { findUser } from '../data/people';
import { mail } from '../mail-definition';

export const secondFactorRemoved = mail({
  kind: 'second-factor-removed',
  called: 'Second factor removed',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ links, brand }) => ({
    subject: `A second factor was removed from your ${brand.product} account`,
    preheader: 'It no longer signs you in.',
    heading: 'A second factor was removed',
    blocks: [
      { text: 'It no longer signs you in. Your profile lists the ones that are left.' },
      { text: 'If you have not removed it, somebody else may be in your account: choose a new password, and tell us.' },
      { button: 'Choose a new password', address: links.forgotPassword },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
