import { Role } from '@stowbridge/contract/ids';
import { documentsOf, findNdaByTrueName, isWrittenOtherwise, ndaSample } from '../data/nda';
import { agentsOrOffice } from '../data/people';
import { mail } from '../mail-definition';

export const ndaSignedOffice = mail({
  kind: 'nda-signed-office',
  called: 'NDA signed, to the office',
  category: 'properties',
  notifies: true,
  greets: false,
  data: findNdaByTrueName,
  to: ({ propertyId }, context) => agentsOrOffice(propertyId, context),
  content: ({ data: nda, links, moment }) => ({
    subject: `${nda.signer.name} signed the NDA for ${nda.propertyName}`,
    preheader: nda.entity ?? nda.signer.email,
    heading: 'A buyer signed the NDA',
    blocks: [
      {
        rows: [
          ['Property', nda.propertyName],
          ['Buyer', nda.signer.name],
          ['Email', nda.signer.email],
          ...(isWrittenOtherwise(nda) ? [['Email as written', nda.writtenEmail] as [string, string]] : []),
          ['Phone', nda.phone],
          ...(nda.entity ? [['Entity', nda.entity] as [string, string]] : []),
          ['Signed', moment(nda.signedAt)],
        ],
      },
      { button: 'Open the property', address: links.place(Role.Admin, documentsOf(nda)) },
    ],
  }),
  sample: ndaSample,
});
