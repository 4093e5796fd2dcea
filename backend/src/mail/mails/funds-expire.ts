import { findFundsProof, fundsRows } from '../data/funds';
import { mail } from '../mail-definition';

export const fundsExpire = mail({
  kind: 'funds-expire',
  called: 'Proof of funds ends soon, to the buyer',
  category: null,
  data: findFundsProof,
  to: ({ buyer }) => buyer,
  content: ({ data: proof, links }) => ({
    subject: `Your proof of funds holds until ${proof.until}`,
    preheader: 'Please send a newer one if you are still buying.',
    heading: 'Your proof of funds ends soon',
    blocks: [
      {
        text: 'After that sellers read beside your offers that it has expired. Please send a newer one if you are still buying.',
      },
      fundsRows(proof),
      { button: 'Send a proof of funds', address: links.fundsProofs },
    ],
  }),
  sample: ({ fundsProofId, userId }) => ({ fundsProofId, userId }),
});
