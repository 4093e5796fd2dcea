import { changedMeanwhile } from '../common/errors';
import { IdList } from '../common/id-list';

/** A wanted order of a whole list. */
export class OrderDto {
  /** The id of every record of the list, the first one on top. */
  @IdList('ids', 1000)
  ids: number[];
}

/** @throws DomainError('changed') when these are not all the records, because somebody has added or removed one */
export function requireWholeOrder(ids: number[], rows: { id: number }[]): void {
  if (ids.length !== rows.length || !rows.every(({ id }) => ids.includes(id))) {
    throw changedMeanwhile('The list has changed meanwhile. Please load it again.');
  }
}
