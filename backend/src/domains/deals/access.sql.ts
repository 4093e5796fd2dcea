import { LISTED } from '../properties/visibility.sql';
import { openSql, signedSql } from '../ndas/signed';

/** Whether a deal of this person on the property is Accepted or Sold; both are SQL for the ids. */
export const acceptedSql = (user: string, property: string): string =>
  `exists (select from deals where buyer_id = ${user} and property_id = ${property} and deal_status_id in (1, 5))`;

/**
 * Whether a buyer who has to do with a property `p` finds its page: `exists` at `buyer page` [FEVI-01].
 * @param buyer SQL for the buyer's id
 */
export const listedFor = (buyer: string): string =>
  `(${LISTED} or p.status_id <> 5 and ${signedSql(buyer, 'p.id')} and ${openSql(buyer, 'p.id')} and ${acceptedSql(buyer, 'p.id')})`;
