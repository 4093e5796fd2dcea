import { LINK_DAYS } from '../../domains/accounts/users/email-proofs';
import { findUser } from '../data/people';
import { REDACTED } from '../layout';
import { mail } from '../mail-definition';

/** The sender puts the secret of the link in. */
export const emailLink = mail({
  kind: 'email-link',
  called: 'Link to confirm an e-mail address',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ links, brand }) => ({
    subject: `Confirm your email for ${brand.product}`,
    preheader: `The link is good for ${LINK_DAYS} days.`,
    heading: 'Confirm your email',
    blocks: [
      {
        text: `There is an account on ${brand.product} with this email. Please confirm that it is yours. This link is good for ${LINK_DAYS} days and for one use:`,
      },
      { button: 'Confirm this email', address: links.confirmEmail(REDACTED) },
      { text: 'If you have no account with us, you need not do anything.' },
    ],
  }),
  sample: ({ linkProofId, sellerId }) => ({ proofId: linkProofId, userId: sellerId }),
});
