import type { EventMap, EventName } from '@stowbridge/backend/platform/events/events';
import type { TermsKind } from '@stowbridge/contract/turns';
import type { DemoPlan } from './plan';

export interface FactRow {
  name: EventName;
  payload: EventMap[EventName];
  createdAt: Date;
}

const fact = <Name extends EventName>(name: Name, payload: EventMap[Name], createdAt: Date): FactRow => ({
  name,
  payload,
  createdAt,
});

const OFFER_FACTS = {
  offer: 'offer.submitted',
  counter: 'offer.countered',
  agreed: 'offer.agreed',
} as const satisfies Record<TermsKind, EventName>;

/** The events that the plan's history would have left behind; they are stored as already relayed, so that nobody is mailed. */
export function makeFacts(plan: DemoPlan): FactRow[] {
  const propertyOf = new Map(plan.deals.map((deal) => [deal.id, deal.propertyId]));
  const facts: FactRow[] = [
    ...plan.users
      .filter((user) => user.userTypeId !== 1)
      .map((user) => fact('user.registered', { userId: user.id }, user.createdAt)),
    ...plan.properties.flatMap((property) =>
      property.listedAt ? [fact('property.published', { propertyId: property.id }, property.listedAt)] : [],
    ),
    ...plan.ndas.map((nda) =>
      fact('nda.signed', { ndaId: nda.id, propertyId: nda.propertyId, userId: nda.userId }, nda.signedAt),
    ),
    ...plan.terms.map((terms) =>
      fact(
        OFFER_FACTS[terms.kind],
        { dealId: terms.dealId, propertyId: propertyOf.get(terms.dealId) ?? 0, version: terms.version },
        terms.createdAt,
      ),
    ),
    ...plan.history.flatMap(({ dealId, fromStatusId, toStatusId, actorId, at }) =>
      fromStatusId === null || toStatusId === 6
        ? []
        : [
            fact(
              'deal.moved',
              { dealId, propertyId: propertyOf.get(dealId) ?? null, fromStatusId, toStatusId, actorId },
              at,
            ),
          ],
    ),
    ...plan.enquiries.map((enquiry) => fact('enquiry.received', { enquiryId: enquiry.id }, enquiry.createdAt)),
  ];
  return facts.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
