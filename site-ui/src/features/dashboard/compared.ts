import type { ComparedOfferDto } from '@stowbridge/api';
import { COMPARED_TERMS, type ComparedTerm } from '@stowbridge/contract/comparison';
import { formatCents, formatDate, formatFullDate, formatMoney, formatPercent, formatSpan } from '../../lib/format';
import { formatShortMoney } from '../../lib/short-money';

/** What the seller asks for. */
export interface Asked {
  price: number | null;
  rentableSqft: number | null;
}

const days = (count: number | null) => (count === null ? '' : formatSpan(count, 'days'));

function priceOf({ price, counter }: ComparedOfferDto, highest: number): string {
  const marks = [
    price === highest && 'highest',
    counter &&
      `${counter.authorSide === 'seller' ? 'you countered' : 'the office countered'} ${formatMoney(counter.price)}`,
  ].filter(Boolean);
  return [price === null ? '' : formatMoney(price), marks.length > 0 && `(${marks.join(', ')})`]
    .filter(Boolean)
    .join(' ');
}

function fundsText({ funds }: ComparedOfferDto): string {
  return funds
    ? `Up to ${formatShortMoney(funds.limit)}, until ${formatFullDate(funds.until)}${funds.expired ? ', expired' : ''}`
    : '';
}

export interface Column {
  label: ComparedTerm;
  value: (offer: ComparedOfferDto) => string;
}

/** The columns beside the buyer; what no offer tells has none. */
export function columnsOf(offers: ComparedOfferDto[], { price: asked, rentableSqft }: Asked): Column[] {
  const highest = Math.max(...offers.map(({ price }) => price ?? 0));
  const values: Record<ComparedTerm, Column['value']> = {
    Price: (offer) => priceOf(offer, highest),
    'Of the asking price': ({ price }) => (asked && price !== null ? formatPercent((100 * price) / asked, 1) : ''),
    'Per NRSF': ({ price }) => (rentableSqft && price !== null ? formatCents(price / rentableSqft) : ''),
    'Earnest money': ({ terms }) => formatPercent(terms.earnestMoneyDeposit),
    'Goes hard after': ({ terms }) => days(terms.hardDepositDays),
    Diligence: ({ terms }) => terms.diligencePeriod,
    Closing: ({ terms }) => days(terms.closingDays),
    Contingencies: ({ terms }) => terms.contingencies ?? '',
    Financing: ({ terms }) => terms.sourceOfFinancing,
    'Proof of funds': fundsText,
    Submitted: ({ submittedAt }) => formatDate(submittedAt),
    'Days to answer': ({ daysToAnswer }) => (daysToAnswer === null ? '' : String(daysToAnswer)),
  };
  return COMPARED_TERMS.map((label) => ({ label, value: values[label] })).filter(({ value }) => offers.some(value));
}

type Key = (offer: ComparedOfferDto) => number;

const last = Number.MAX_SAFE_INTEGER;

/** In which orders the offers can stand, the smallest key first. */
export const ORDERS: { label: string; key: Key }[] = [
  { label: 'Highest price', key: ({ price }) => -(price ?? 0) },
  { label: 'Highest earnest money', key: ({ terms }) => -terms.earnestMoneyDeposit },
  { label: 'Shortest diligence', key: ({ terms }) => parseInt(terms.diligencePeriod, 10) || last },
  { label: 'Soonest closing', key: ({ terms }) => terms.closingDays ?? last },
  { label: 'First to answer', key: ({ answerBy }) => (answerBy === null ? last : Date.parse(answerBy)) },
  { label: 'Newest', key: ({ submittedAt }) => -Date.parse(submittedAt) },
];

export const inOrder = (offers: ComparedOfferDto[], key: Key): ComparedOfferDto[] =>
  [...offers].sort((one, other) => key(one) - key(other));
