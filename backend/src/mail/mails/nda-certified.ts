import { Role } from '@stowbridge/contract/ids';
import { certificateBlocks, certifiedSample, findCertified } from '../data/certificate';
import { documentsOf } from '../data/nda';
import { mail } from '../mail-definition';

export const ndaCertified = mail({
  kind: 'nda-certified',
  called: 'NDA certificate, to the signer',
  category: null,
  data: findCertified,
  to: ({ signer }) => signer,
  content: ({ data, links, moment }) => ({
    subject: `Your signed NDA for ${data.propertyName}`,
    preheader: 'The agreement and its certificate, for your records.',
    heading: 'Your signed agreement',
    blocks: [
      { text: 'This is the agreement that you have signed. Please keep it for your records.' },
      ...certificateBlocks(data, moment),
      { button: 'Open the property', address: links.place(Role.Buyer, documentsOf(data)) },
    ],
  }),
  sample: certifiedSample,
});
