import type { EventMap } from '../../platform/events/events';
import { dealRows, findDealByTrueName } from '../data/deal';
import { personSql } from '../data/people';
import { mail, type Person } from '../mail-definition';
import type { MailContext } from '../mail-context';

/** Nobody is told of a deal that has another owner by now. */
async function findOwned(event: EventMap['deal.owner-changed'], context: MailContext) {
  const [row] = await context.read<{ owner: Person }>(
    `select ${personSql('u')} "owner" from deals d join users u on u.id = d.owner_id where d.id = $1 and u.id = $2`,
    [event.dealId, event.ownerId],
  );
  const deal = row && (await findDealByTrueName(event, context));
  return deal && { deal, owner: row.owner };
}

export const dealOwner = mail({
  kind: 'deal-owner',
  called: 'Deal given to an administrator',
  category: 'offers',
  notifies: true,
  data: findOwned,
  to: ({ owner }) => owner,
  content: ({ data: { deal }, links }) => ({
    subject: `The deal on ${deal.propertyName} is now yours`,
    preheader: 'It is listed under My deals.',
    heading: 'A deal was given to you',
    blocks: [
      { text: 'You now take care of this deal:' },
      dealRows(deal),
      { button: 'Open the deal tracker', address: links.dealTracker },
    ],
  }),
  sample: ({ dealId, propertyId, agentId }) => ({ dealId, propertyId, ownerId: agentId }),
});
