import { Role } from '@stowbridge/contract/ids';
import { accessIn, accessSample, endRows } from '../data/access';
import { documentsOf } from '../data/nda';
import { mail } from '../mail-definition';

const TEXT = 'The documents of the property are now open to you.';

export const accessGranted = mail({
  kind: 'access-granted',
  called: 'Access granted, to the buyer',
  category: null,
  notifies: true,
  data: accessIn('open'),
  to: ({ buyer }) => buyer,
  content: ({ data: access, links, moment }) => ({
    subject: `You have access to ${access.propertyName}`,
    preheader: TEXT,
    heading: 'You have access',
    blocks: [
      { text: TEXT },
      endRows(access, moment),
      { button: 'Read the documents', address: links.place(Role.Buyer, documentsOf(access)) },
    ],
  }),
  sample: accessSample('propertyId'),
});
