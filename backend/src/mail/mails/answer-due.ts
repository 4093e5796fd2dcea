import type { Turn } from '@stowbridge/contract/turns';
import { NEWEST_TERMS, TURN } from '../../domains/deals/counters/turn.sql';
import type { EventMap } from '../../platform/events/events';
import { sellerOrOffice, toBuyerPage, toDecidersPage } from '../data/deal';
import { findTermsOf, findTermsByTrueName, offerSample, termRows, type Offer } from '../data/offer';
import type { MailContext } from '../mail-context';
import { mail } from '../mail-definition';

/** Nobody once the terms were answered, or have lapsed. */
async function findDue(
  event: EventMap['offer.answer-due'],
  context: MailContext,
): Promise<(Offer & { turn: Turn }) | undefined> {
  const [due] = await context.read<{ turn: Turn }>(
    `select ${TURN} turn from deals d left join properties p on p.id = d.property_id cross join ${NEWEST_TERMS}
     where d.id = $1 and n.version = $2 and n.answer_by > now()`,
    [event.dealId, event.version],
  );
  if (!due || due.turn === 'nobody') {
    return undefined;
  }
  const offer = await (due.turn === 'buyer' ? findTermsOf : findTermsByTrueName)(event, context);
  return offer && { ...offer, turn: due.turn };
}

export const answerDue = mail({
  kind: 'answer-due',
  called: 'Answer due soon, to the side whose turn it is',
  category: 'offers',
  notifies: true,
  data: findDue,
  to: ({ deal, turn }, context) => (turn === 'buyer' ? deal.buyer : sellerOrOffice(deal, context)),
  content: ({ data: offer, links, to }) => ({
    subject: `Your answer is due soon: ${offer.deal.propertyName}`,
    preheader: `Please answer by ${offer.due}.`,
    heading: 'Your answer is due soon',
    blocks: [
      { text: `These terms can be answered until ${offer.due}. After that they lapse.` },
      termRows(offer),
      ...(offer.turn === 'buyer' ? toBuyerPage(offer.deal, links) : [toDecidersPage(offer.deal, to, links)]),
    ],
  }),
  sample: offerSample,
});
