import type { ComparedOfferDto } from '@stowbridge/api';
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
  label: string;
  value: (offer: ComparedOfferDto) => string;
}

/** The columns beside the buyer; what no offer tells has none. */
export function columnsOf(offers: ComparedOfferDto[], { price: asked, rentableSqft }: Asked): Column[] {
  const highest = Math.max(...offers.map(({ price }) => price ?? 0));
  const columns: Column[] = [
    { label: 'Price', value: (offer) => priceOf(offer, highest) },
    {
      label: 'Of the asking price',
      value: ({ price }) => (asked && price !== null ? formatPercent((100 * price) / asked, 1) : ''),
    },
    {
      label: 'Per NRSF',
      value: ({ price }) => (rentableSqft && price !== null ? formatCents(price / rentableSqft) : ''),
    },
    { label: 'Earnest money', value: ({ terms }) => formatPercent(terms.earnestMoneyDeposit) },
    { label: 'Goes hard after', value: ({ terms }) => days(terms.hardDepositDays) },
    { label: 'Diligence', value: ({ terms }) => terms.diligencePeriod },
    { label: 'Closing', value: ({ terms }) => days(terms.closingDays) },
    { label: 'Contingencies', value: ({ terms }) => terms.contingencies ?? '' },
    { label: 'Financing', value: ({ terms }) => terms.sourceOfFinancing },
    { label: 'Proof of funds', value: fundsText },
    { label: 'Submitted', value: ({ submittedAt }) => formatDate(submittedAt) },
    { label: 'Days to answer', value: ({ daysToAnswer }) => (daysToAnswer === null ? '' : String(daysToAnswer)) },
  ];
  return columns.filter(({ value }) => offers.some(value));
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
