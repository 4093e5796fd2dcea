import { Role } from '@stowbridge/contract/ids';
import { accessIn, accessSample } from '../data/access';
import { documentsOf } from '../data/nda';
import { mail } from '../mail-definition';

/** Without the buyer's address and phone, which are the office's. */
export const accessRequestedSeller = mail({
  kind: 'access-requested-seller',
  called: 'Access asked for, to the seller',
  category: 'properties',
  notifies: true,
  data: accessIn('pending'),
  to: ({ seller }) => seller,
  content: ({ data: access, links, moment }) => ({
    subject: `${access.buyer.name} asks for access to ${access.propertyName}`,
    preheader: access.company ?? 'You may approve or decline the request.',
    heading: 'A buyer waits to be let in',
    blocks: [
      { text: 'The NDA of your property is signed. Nothing opens until you or the office approve the request.' },
      {
        rows: [
          ['Property', access.propertyName],
          ['Buyer', access.buyer.name],
          ...(access.company ? [['Company', access.company] as [string, string]] : []),
          ['Waiting since', moment(access.since)],
        ],
      },
      { button: 'Open the property', address: links.place(Role.Seller, documentsOf(access)) },
    ],
  }),
  sample: accessSample('waitingPropertyId'),
});
