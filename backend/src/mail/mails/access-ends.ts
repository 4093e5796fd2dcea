import { Role } from '@stowbridge/contract/ids';
import type { EventMap } from '../../platform/events/events';
import { type Access, accessIn, accessSample, endRows, findBroker } from '../data/access';
import { documentsOf } from '../data/nda';
import { mail } from '../mail-definition';
import type { MailContext } from '../mail-context';

/** Nobody whose end was taken away meanwhile. */
async function findEnding(
  event: EventMap['access.ending'],
  context: MailContext,
): Promise<(Access & { broker: string }) | undefined> {
  const access = await accessIn('open')(event, context);
  return access?.expiresAt ? { ...access, broker: await findBroker(access.propertyId, context) } : undefined;
}

export const accessEnds = mail({
  kind: 'access-ends',
  called: 'Access ends soon, to the buyer',
  category: null,
  notifies: true,
  data: findEnding,
  to: ({ buyer }) => buyer,
  content: ({ data: access, links, moment }) => ({
    subject: `Your access to ${access.propertyName} ends soon`,
    preheader: `Please ask ${access.broker} if you need more time.`,
    heading: 'Your access ends soon',
    blocks: [
      { text: `After that the documents are closed to you. Please ask ${access.broker} if you need more time.` },
      endRows(access, moment),
      { button: 'Read the documents', address: links.place(Role.Buyer, documentsOf(access)) },
    ],
  }),
  sample: accessSample('propertyId'),
});
