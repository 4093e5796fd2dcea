import { invalid } from '../../common/errors';
import type { Order } from './rules';

/** Where a page of a list ends, in the order that it has: the next one begins after it, whatever was added or deleted before. */
export interface Place {
  sort: string;
  order: Order;
  /** How many rows came before. */
  first: number;
  id: number | string;
  /** What the last row is sorted by, as Postgres writes it; null where it has nothing there. */
  key: string | null;
}

/** @throws DomainError('invalid') */
export function noPlace(): never {
  throw invalid('This cursor is not one that a list has answered. Begin without one.', 'cursor');
}
