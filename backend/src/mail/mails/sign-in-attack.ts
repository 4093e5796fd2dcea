import { findUser } from '../data/people';
import { mail } from '../mail-definition';

export const signInAttack = mail({
  kind: 'sign-in-attack',
  called: 'Somebody tries passwords',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ links, brand }) => ({
    subject: `Somebody is trying to sign in to your ${brand.product} account`,
    preheader: 'Nobody got in, and you need not do anything.',
    heading: 'Many wrong passwords',
    blocks: [
      {
        text: 'Many wrong passwords were given for your account within an hour, so new devices must wait before they can sign in. Nobody got in by them, and your password has not changed.',
      },
      {
        text: 'You need not do anything. A browser in which you have signed in before lets you in as always. To sign in elsewhere now, choose a new password there.',
      },
      { button: 'Choose a new password', address: links.forgotPassword },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
