import { Role } from '@stowbridge/contract/ids';
import { accessSample, pendingByTrueName } from '../data/access';
import { documentsOf } from '../data/nda';
import { agentsOrOffice } from '../data/people';
import { mail } from '../mail-definition';

export const accessRequested = mail({
  kind: 'access-requested',
  called: 'Access asked for, to the office',
  category: 'properties',
  notifies: true,
  greets: false,
  data: pendingByTrueName,
  to: ({ propertyId }, context) => agentsOrOffice(propertyId, context),
  content: ({ data: access, links, moment }) => ({
    subject: `${access.buyer.name} asks for access to ${access.propertyName}`,
    preheader: access.company ?? access.buyer.email,
    heading: 'A buyer waits to be let in',
    blocks: [
      { text: 'The NDA is signed. Nothing opens until the request is approved.' },
      {
        rows: [
          ['Property', access.propertyName],
          ['Buyer', access.buyer.name],
          ['Email', access.buyer.email],
          ['Phone', access.phone],
          ...(access.company ? [['Company', access.company] as [string, string]] : []),
          ['Waiting since', moment(access.since)],
        ],
      },
      { button: 'Open the property', address: links.place(Role.Admin, documentsOf(access)) },
    ],
  }),
  sample: accessSample('waitingPropertyId'),
});
