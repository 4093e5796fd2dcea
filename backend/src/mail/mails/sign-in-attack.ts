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
    preheader: 'Many wrong passwords were given for your account.',
    heading: 'Many wrong passwords',
    blocks: [
      {
        text: 'Within an hour many wrong passwords were given for your account, so that new devices must wait before they can sign in to it. Nobody got in by them, and your password has not changed.',
      },
      {
        text: 'You need not do anything. A browser in which you have signed in before lets you in as always. Elsewhere, choose a new password: that browser is then known as well.',
      },
      { button: 'Choose a new password', address: links.forgotPassword },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
