import { Role } from '@stowbridge/contract/ids';
import { findUser } from '../data/people';
import { mail } from '../mail-definition';

export const accountApproved = mail({
  kind: 'account-approved',
  called: 'Account approved',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ to, links, brand }) => ({
    subject: `Your ${brand.product} account is approved`,
    preheader: 'Nothing more is needed from you.',
    heading: 'Your account is approved',
    blocks: [
      {
        text: `We have approved your registration on ${brand.product}. Nothing more is needed from you.`,
      },
      { button: 'Sign in', address: to.userTypeId === Role.Admin ? links.admin : links.signIn },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
