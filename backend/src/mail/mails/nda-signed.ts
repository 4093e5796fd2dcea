import { Role } from '@stowbridge/contract/ids';
import { documentsOf, findNda, ndaSample, signatureBlocks } from '../data/nda';
import { mail } from '../mail-definition';

export const ndaSigned = mail({
  kind: 'nda-signed',
  called: 'NDA signed, to the buyer',
  category: null,
  notifies: true,
  data: findNda,
  to: ({ signer }) => signer,
  content: ({ data: nda, links, moment }) => ({
    subject: `You signed the NDA for ${nda.propertyName}`,
    preheader: 'The documents of the property are now open to you.',
    heading: 'Your NDA is signed',
    blocks: [
      {
        text: 'Thank you for signing the non-disclosure agreement. The documents of the property are now open to you. Please keep this mail for your records.',
      },
      ...signatureBlocks(nda, moment),
      { button: 'Read the documents', address: links.place(Role.Buyer, documentsOf(nda)) },
    ],
  }),
  sample: ndaSample,
});
