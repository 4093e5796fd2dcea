import { findUser } from '../data/people';
import { mail } from '../mail-definition';

/** Somebody asked as a visitor who has an account, where more is kept than an address alone may be given. */
export const privacyAccount = mail({
  kind: 'privacy-account',
  called: 'Where the owner of an account finds their data',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ links, brand }) => ({
    subject: `Your data at ${brand.product}`,
    preheader: 'You find it on your account page.',
    heading: 'Your data is in your account',
    blocks: [
      {
        text: 'Somebody, most likely you, asked for the data that we keep about this email address. You have an account with us: once you have signed in you can download what we keep, or have your account deleted.',
      },
      { button: 'Open your data', address: links.yourData },
      {
        text: `If you cannot sign in, write to ${brand.contactEmail}. If it was not you who asked, you need not do anything.`,
      },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
