import { placeFor } from '../properties/visibility.sql';
import { OPEN_NOW } from './access-rows';
import { signedSql } from './signed';

/**
 * `mayReadName` inside queries: whether a person reads the true name of a row `p` of `properties`, apart from
 * administrators, who are told it where they read as such.
 * @param person SQL for the person's id
 */
export const readsName = (person: string): string =>
  `(coalesce(p.seller_id = ${person}, false) or exists (select from nda_access a where a.user_id = ${person} and a.property_id = p.id and ${OPEN_NOW}) and ${signedSql(person, 'p.id')})`;

/**
 * The name that a person reads of a property `p`, which may be left-joined.
 * @param kept SQL for the name that their record keeps: it stays, unless the property is confidential now
 */
export const nameFor = (person: string, kept = 'p.name'): string =>
  `coalesce((select place.name from ${placeFor(readsName(person))} where p.confidential), ${kept})`;
