import { findFundsProof, type FundsProofFacts, fundsRows } from '../data/funds';
import { mail } from '../mail-definition';

const wordsOf = ({ state }: FundsProofFacts): { subject: string; heading: string; preheader: string; text: string } =>
  state === 'approved'
    ? {
        subject: 'Your proof of funds is approved',
        heading: 'Your proof of funds is approved',
        preheader: 'Sellers see its limit and its end beside your offers.',
        text: 'Sellers see its limit and its end beside your offers, and never the file unless you let them.',
      }
    : {
        subject: 'Your proof of funds was declined',
        heading: 'Your proof of funds was declined',
        preheader: 'You can send another one at any time.',
        text: 'Nobody but our office has seen it. You can send another one at any time.',
      };

export const fundsDecided = mail({
  kind: 'funds-decided',
  called: 'Proof of funds approved or declined, to the buyer',
  category: null,
  data: findFundsProof,
  to: ({ buyer }) => buyer,
  content: ({ data: proof, links }) => {
    const { text, ...words } = wordsOf(proof);
    return {
      ...words,
      blocks: [{ text }, fundsRows(proof), { button: 'See your proofs of funds', address: links.fundsProofs }],
    };
  },
  sample: ({ fundsProofId, userId }) => ({ fundsProofId, userId }),
});
