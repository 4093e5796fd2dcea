import { CHANGED_AT, CLOSED, PUBLIC_PRICE } from '../visibility.sql';
import { FIGURES } from './asked';
import { isClosedAlone } from './filter-conditions';
import type { SearchAsked } from './search';

/** Closed properties come last, then the newest come first [FEVI-01]. */
export const NEWEST = `(${CLOSED}), p.id desc`;

/** An order: what by, and which way. What has no figure comes after all that has one, the newest first. */
export type Order = readonly (readonly [by: string, way: string])[];

const NEWEST_FIRST: Order = [
  [`(${CLOSED})`, ''],
  ['p.id', 'desc'],
];
const byFigure = (figure: string): [Order, Order] => [
  [[figure, 'asc nulls last'], ...NEWEST_FIRST],
  [[figure, 'desc nulls last'], ...NEWEST_FIRST],
];
const [PRICE_UP, PRICE_DOWN] = byFigure(PUBLIC_PRICE);
const [CAP_RATE_UP, CAP_RATE_DOWN] = byFigure(FIGURES.capRate[0]);
const [SQFT_PRICE_UP, SQFT_PRICE_DOWN] = byFigure(FIGURES.pricePerSqft[0]);

export const ORDERS: Record<string, Order> = {
  newest: NEWEST_FIRST,
  change: byFigure(CHANGED_AT)[1],
  'price-asc': PRICE_UP,
  'price-desc': PRICE_DOWN,
  'capRate-asc': CAP_RATE_UP,
  'capRate-desc': CAP_RATE_DOWN,
  'pricePerSqft-asc': SQFT_PRICE_UP,
  'pricePerSqft-desc': SQFT_PRICE_DOWN,
  closed: [['p.id', 'desc']],
  'area-asc': [
    ['p.rentable_sqft', 'asc nulls last'],
    ['p.id', 'asc'],
  ],
  'area-desc': [
    ['p.rentable_sqft', 'desc nulls last'],
    ['p.id', 'desc'],
  ],
};

/** None of the closed ones shows a figure but its area: any other order of theirs is that of the newest. */
export function orderOf({ sortBy, direction, filter }: SearchAsked): string {
  if (sortBy !== 'area' && isClosedAlone(filter.statusIds)) {
    return 'closed';
  }
  return sortBy === 'newest' || sortBy === 'change' ? sortBy : `${sortBy}-${direction}`;
}

export const orderText = (order: Order): string => order.map(([by, way]) => `${by} ${way}`).join(', ');
