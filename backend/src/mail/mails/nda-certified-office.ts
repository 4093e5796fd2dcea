import { Role } from '@stowbridge/contract/ids';
import { certificateBlocks, certifiedSample, findCertifiedByTrueName } from '../data/certificate';
import { documentsOf } from '../data/nda';
import { agentsOrOffice } from '../data/people';
import { mail } from '../mail-definition';

export const ndaCertifiedOffice = mail({
  kind: 'nda-certified-office',
  called: 'NDA certificate, to the office',
  category: 'properties',
  greets: false,
  data: findCertifiedByTrueName,
  to: ({ propertyId }, context) => agentsOrOffice(propertyId, context),
  content: ({ data, links, moment }) => ({
    subject: `Signed NDA of ${data.writtenName} for ${data.propertyName}`,
    preheader: 'The signed agreement and its certificate.',
    heading: 'A signed NDA',
    blocks: [
      ...certificateBlocks(data, moment),
      { button: 'Open the property', address: links.place(Role.Admin, documentsOf(data)) },
    ],
  }),
  sample: certifiedSample,
});
