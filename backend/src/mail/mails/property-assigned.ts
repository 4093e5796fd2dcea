import { Role } from '@stowbridge/contract/ids';
import type { EventMap } from '../../platform/events/events';
import { findUser } from '../data/people';
import { mail } from '../mail-definition';
import type { MailContext } from '../mail-context';

async function findAssigned({ propertyId, sellerId }: EventMap['property.assigned'], context: MailContext) {
  const [property] = await context.read<{ id: number; name: string; place: string }>(
    `select p.id, p.name, p.city || ', ' || s.code place from properties p join states s on s.id = p.state_id where p.id = $1`,
    [propertyId],
  );
  const seller = await findUser({ userId: sellerId }, context);
  return property && seller && { property, seller };
}

export const propertyAssigned = mail({
  kind: 'property-assigned',
  called: 'Property assigned, to the seller',
  category: 'properties',
  data: findAssigned,
  to: ({ seller }) => seller,
  content: ({ data: { property }, links }) => ({
    subject: `${property.name} is now in your account`,
    preheader: 'Follow its activity and its offers.',
    heading: 'A property was assigned to you',
    blocks: [
      { text: 'You can now follow the activity on this property, read its offers and answer them.' },
      {
        rows: [
          ['Property', property.name],
          ['Location', property.place],
        ],
      },
      {
        button: 'Open the property',
        address: links.place(Role.Seller, { kind: 'property', propertyId: property.id, propertyName: property.name }),
      },
    ],
  }),
  sample: ({ propertyId, sellerId }) => ({ propertyId, sellerId }),
});
