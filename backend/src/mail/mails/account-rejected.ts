import { findUser } from '../data/people';
import { mail } from '../mail-definition';

export const accountRejected = mail({
  kind: 'account-rejected',
  called: 'Account rejected',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ brand }) => ({
    subject: `Your ${brand.product} account is inactive`,
    preheader: 'You cannot sign in for now.',
    heading: 'Your account is inactive',
    blocks: [
      {
        text: `Your account on ${brand.product} is not active, so you cannot sign in. If you think that this is a mistake, or to reactivate it, please get in touch with us.`,
      },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
