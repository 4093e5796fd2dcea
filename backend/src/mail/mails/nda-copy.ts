import { findNda, isWrittenOtherwise, ndaSample, signatureBlocks } from '../data/nda';
import { mail } from '../mail-definition';

/** To the address that the signature names where it is not that of the account: its owner is asked whether it was they. */
export const ndaCopy = mail({
  kind: 'nda-copy',
  called: 'NDA signed, copy to the address in it',
  category: null,
  data: findNda,
  to: (nda) =>
    isWrittenOtherwise(nda) ? { userId: null, userTypeId: null, name: nda.writtenName, email: nda.writtenEmail } : null,
  content: ({ data: nda, moment }) => ({
    subject: `An NDA for ${nda.propertyName} was signed in your name`,
    preheader: 'If you have not signed it, please tell us.',
    heading: 'An NDA was signed in your name',
    blocks: [
      { text: 'Somebody signed a non-disclosure agreement and gave this address as that of the signer.' },
      ...signatureBlocks(nda, moment),
    ],
  }),
  sample: ndaSample,
});
