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
    subject: 'Your account has been approved',
    preheader: `You are approved on ${brand.product}.`,
    heading: 'You are approved',
    blocks: [
      {
        text: `We have looked at your registration on ${brand.product} and approved it. Nothing more is needed from you.`,
      },
      { button: 'Sign in', address: to.userTypeId === Role.Admin ? links.admin : links.signIn },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
