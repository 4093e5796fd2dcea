import { CODE_MINUTES } from '../../domains/accounts/users/email-proofs';
import { findUser } from '../data/people';
import { REDACTED } from '../layout';
import { mail } from '../mail-definition';

/** The sender puts the code in. */
export const emailCode = mail({
  kind: 'email-code',
  called: 'Code to confirm an e-mail address',
  category: null,
  data: findUser,
  to: (user) => user,
  content: ({ brand }) => ({
    subject: `Your ${brand.product} code`,
    preheader: `The code is good for ${CODE_MINUTES} minutes.`,
    heading: 'Your code',
    blocks: [
      { text: `Enter this code where you want to sign the agreement. It is good for ${CODE_MINUTES} minutes:` },
      { code: REDACTED },
      {
        text: 'If you are not signing an agreement, somebody else may be using your email. Please do not pass the code on, and tell us.',
      },
    ],
  }),
  sample: ({ codeProofId, sellerId }) => ({ proofId: codeProofId, userId: sellerId }),
});
