import { Role } from '@stowbridge/contract/ids';
import { type Access, accessSample, pendingByTrueName } from '../data/access';
import { documentsOf } from '../data/nda';
import { mail } from '../mail-definition';

const buyerRows = ({ buyer, company, sellerSeesNames }: Access): [string, string][] =>
  sellerSeesNames ? [['Buyer', buyer.name], ...(company ? [['Company', company] as [string, string]] : [])] : [];

/** Without the buyer's address and phone, which are the office's, and without a name where that is kept from the seller. */
export const accessRequestedSeller = mail({
  kind: 'access-requested-seller',
  called: 'Access asked for, to the seller',
  category: 'properties',
  notifies: true,
  data: pendingByTrueName,
  to: ({ seller }) => seller,
  content: ({ data: access, links, moment }) => ({
    subject: `${access.sellerSeesNames ? access.buyer.name : 'A buyer'} asks for access to ${access.propertyName}`,
    preheader: (access.sellerSeesNames && access.company) || 'You may approve or decline the request.',
    heading: 'A buyer waits to be let in',
    blocks: [
      { text: 'The NDA of your property is signed. Nothing opens until you or the office approve the request.' },
      {
        rows: [['Property', access.propertyName], ...buyerRows(access), ['Waiting since', moment(access.since)]],
      },
      { button: 'Open the property', address: links.place(Role.Seller, documentsOf(access)) },
    ],
  }),
  sample: accessSample('waitingPropertyId'),
});
