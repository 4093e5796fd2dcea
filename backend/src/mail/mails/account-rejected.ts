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
        text: 'You cannot sign in for now. To reactivate your account, or if this is a mistake, please get in touch with us.',
      },
    ],
  }),
  sample: ({ userId }) => ({ userId }),
});
