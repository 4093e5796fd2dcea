import { agreedText } from '@stowbridge/contract/turns';
import type { EventMap } from '../../platform/events/events';
import { dollars, sellerOrOffice, toDecidersPage } from '../data/deal';
import { findTermsByTrueName, offerSample, termRows, type Offer } from '../data/offer';
import type { MailContext } from '../mail-context';
import { mail } from '../mail-definition';

/** Where the counter has accepted the offer with that, the mail about the acceptance tells it. */
async function findAgreed(event: EventMap['offer.agreed'], context: MailContext): Promise<Offer | undefined> {
  const [accepted] = await context.read(
    `select 1 from deal_history h join offer_terms t on t.deal_id = h.deal_id and t.version = $2
     where h.deal_id = $1 and h.reason = 'by counter ' || t.answers_version`,
    [event.dealId, event.version],
  );
  return accepted ? undefined : findTermsByTrueName(event, context);
}

export const offerAgreed = mail({
  kind: 'offer-agreed',
  called: 'Counter agreed to, to the seller',
  category: 'offers',
  notifies: true,
  data: findAgreed,
  to: ({ deal }, context) => sellerOrOffice(deal, context),
  content: ({ data: offer, links, to }) => ({
    subject: `${agreedText(offer.terms.loiName)} for ${offer.deal.propertyName}`,
    preheader: `${dollars(offer.terms.price)} from ${offer.terms.loiCompanyName}.`,
    heading: agreedText(offer.terms.loiName),
    blocks: [
      { text: 'The buyer has agreed to the terms below. The offer can be accepted now.' },
      termRows(offer),
      toDecidersPage(offer.deal, to, links, 'Read and accept'),
    ],
  }),
  sample: offerSample,
});
