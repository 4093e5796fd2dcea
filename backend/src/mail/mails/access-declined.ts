import { accessTexts } from '@stowbridge/contract/access';
import { Role } from '@stowbridge/contract/ids';
import type { EventMap } from '../../platform/events/events';
import { type Access, accessIn, accessSample, findBroker, reasonBlocks } from '../data/access';
import { mail } from '../mail-definition';
import type { MailContext } from '../mail-context';

async function findDeclined(
  event: EventMap['access.declined'],
  context: MailContext,
): Promise<(Access & { text: string }) | undefined> {
  const access = await accessIn('declined')(event, context);
  return access && { ...access, text: accessTexts.declined(await findBroker(access.propertyId, context)) };
}

export const accessDeclined = mail({
  kind: 'access-declined',
  called: 'Access declined, to the buyer',
  category: null,
  notifies: true,
  data: findDeclined,
  to: ({ buyer }) => buyer,
  content: ({ data: access, links }) => ({
    subject: `Your request for ${access.propertyName}`,
    preheader: access.text,
    heading: 'Your request was declined',
    blocks: [
      { text: access.text },
      ...reasonBlocks(access),
      {
        button: 'Open the property',
        address: links.place(Role.Buyer, { kind: 'property', ...access }),
      },
    ],
  }),
  sample: accessSample('declinedPropertyId'),
});
