import { Role } from '@stowbridge/contract/ids';
import { certificateBlocks, certifiedSample, findCertifiedByTrueName } from '../data/certificate';
import { documentsOf } from '../data/nda';
import { mail } from '../mail-definition';

export const ndaCertifiedSeller = mail({
  kind: 'nda-certified-seller',
  called: 'NDA certificate, to the seller',
  category: 'properties',
  data: findCertifiedByTrueName,
  to: ({ seller }) => seller,
  content: ({ data, links, moment }) => ({
    subject: `${data.writtenName} signed the NDA for ${data.propertyName}`,
    preheader: 'The signed agreement and its certificate.',
    heading: 'An NDA was signed',
    blocks: [
      { text: 'Somebody signed the non-disclosure agreement of your property.' },
      ...certificateBlocks(data, moment),
      { button: 'Open the property', address: links.place(Role.Seller, documentsOf(data)) },
    ],
  }),
  sample: certifiedSample,
});
