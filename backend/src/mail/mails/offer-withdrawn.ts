import { Stage } from '@stowbridge/contract/ids';
import type { EventMap } from '../../platform/events/events';
import { sellerOrOffice, toDecidersPage } from '../data/deal';
import { findOfferByTrueName, offerSample, termRows, type AnyOffer } from '../data/offer';
import type { MailContext } from '../mail-context';
import { mail } from '../mail-definition';

async function findWithdrawn(
  event: EventMap['offer.withdrawn'],
  context: MailContext,
): Promise<(AnyOffer & { reason: string | null }) | undefined> {
  const offer = await findOfferByTrueName(event, context);
  const [step] = await context.read<{ reason: string | null }>(
    `select reason from deal_history where deal_id = $1 and to_status_id = ${Stage.Withdrawn} order by id desc limit 1`,
    [event.dealId],
  );
  return offer && { ...offer, reason: step?.reason ?? null };
}

export const offerWithdrawn = mail({
  kind: 'offer-withdrawn',
  called: 'Offer withdrawn by its buyer, to the seller',
  category: 'offers',
  notifies: true,
  data: findWithdrawn,
  to: ({ deal }, context) => sellerOrOffice(deal, context),
  content: ({ data: offer, links, to }) => ({
    subject: `An offer on ${offer.deal.propertyName} was withdrawn`,
    preheader: offer.terms
      ? `By ${offer.terms.loiName}, ${offer.terms.loiCompanyName}.`
      : 'Nothing is to be answered any more.',
    heading: 'An offer was withdrawn',
    blocks: [
      { text: 'The buyer has withdrawn the offer below.' },
      ...(offer.reason ? [{ quote: offer.reason }] : []),
      termRows(offer),
      toDecidersPage(offer.deal, to, links),
    ],
  }),
  sample: offerSample,
});
