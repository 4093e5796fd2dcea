import { Stage } from '@stowbridge/contract/ids';
import { canBeAnswered } from '@stowbridge/contract/stages';
import { COUNTER_MESSAGES, goesHardIn } from './content/offers';
import { FIRST_BUYER, FIRST_SELLER } from './people';
import { DAY, type DealRow, type PropertyRow, type TermsRow } from './plan';
import type { DealBook } from './deals';

/** Days from the day of the data until the known people are to have answered. */
const DAYS_TO_ANSWER = 6;

/**
 * Counters for the people whom the start names: one that the known buyer is to answer; of the known seller's newest listings
 * with several offers one on which the seller answers by a day, and one whose buyer has agreed.
 */
export function bargain(book: DealBook, properties: readonly PropertyRow[], anchor: Date): void {
  const sellerOf = new Map(properties.map(({ id, sellerId }) => [id, sellerId]));
  const answerBy = new Date(anchor.getTime() + DAYS_TO_ANSWER * DAY);
  const asked = book.deals.find(
    (deal) =>
      deal.buyerId === FIRST_BUYER && deal.dealStatusId === Stage.InProcess && sellerOf.get(deal.propertyId) !== null,
  );
  if (asked) {
    const counter = counterOf(book, asked, sellerOf.get(asked.propertyId) as number, anchor);
    book.terms.push({ ...counter, answerBy, message: COUNTER_MESSAGES.price });
  }
  const [compared, agreed] = comparable(book, properties);
  if (compared) {
    newestOf(book, compared).answerBy = answerBy;
  }
  if (agreed) {
    const counter = { ...counterOf(book, agreed, FIRST_SELLER, anchor), message: COUNTER_MESSAGES.agreed };
    book.terms.push(counter, {
      ...counter,
      version: counter.version + 1,
      kind: 'agreed',
      authorSide: 'buyer',
      answersVersion: counter.version,
      message: null,
      createdById: agreed.buyerId as number,
      createdAt: between(counter.createdAt, anchor),
    });
    agreed.price = counter.price;
  }
}

/** The first submitted offer on each listing of the known seller with several, the newest listing first. */
function comparable(book: DealBook, properties: readonly PropertyRow[]): DealRow[] {
  return properties
    .filter(({ sellerId, statusId, active }) => sellerId === FIRST_SELLER && statusId === 1 && active)
    .map(({ id }) =>
      book.deals.filter(
        (deal) =>
          deal.propertyId === id &&
          deal.buyerId !== null &&
          canBeAnswered(deal.dealStatusId) &&
          deal.submittedAt !== null,
      ),
    )
    .filter((deals) => deals.length > 1)
    .flatMap((deals) => deals.filter(({ dealStatusId }) => dealStatusId === Stage.Submitted).slice(0, 1))
    .reverse();
}

/** A seller's counter to the newest terms of a deal, somewhat above them, after all that has happened to it. */
function counterOf(book: DealBook, deal: DealRow, sellerId: number, anchor: Date): TermsRow {
  const newest = newestOf(book, deal);
  return {
    ...newest,
    version: newest.version + 1,
    kind: 'counter',
    authorSide: 'seller',
    answersVersion: newest.version,
    answerBy: null,
    price: Math.ceil((newest.price * 1.03) / 5000) * 5000,
    hardDepositDays: goesHardIn(30, newest.diligencePeriodId),
    createdById: sellerId,
    createdAt: between(deal.statusAt, anchor),
  };
}

const newestOf = ({ terms }: DealBook, { id }: DealRow): TermsRow =>
  terms.findLast(({ dealId }) => dealId === id) as TermsRow;

/** Halfway from a moment to the last one of the data, in whole minutes. */
const between = (from: Date, anchor: Date): Date =>
  new Date(Math.round((from.getTime() + anchor.getTime() - 3_600_000) / 2 / 60_000) * 60_000);
