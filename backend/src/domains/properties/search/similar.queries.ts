import type { Statement } from '../../../platform/database/sql';
import { LISTED, OPEN } from '../visibility.sql';
import { NEWEST } from './orders';

const MOST = 4;
const MILES = 100;
/** A degree of latitude is a little more. */
const MILES_PER_DEGREE = 69;

/** `p` lies near `a`. The state and the latitude are asked first: they are cheap. */
const NEAR = `(p.state_id = a.state_id or abs(p.latitude - a.latitude) <= ${MILES / MILES_PER_DEGREE} and
  3958.8 * radians(acosd(least(1, sind(a.latitude) * sind(p.latitude) + cosd(a.latitude) * cosd(p.latitude) * cosd(p.longitude - a.longitude)))) <= ${MILES})`;

/** Those of one side, the nearest size first: a walk along an index by area, which soon finds enough. */
const walk = (side: string, order: string): string => `
  (select p.id, abs(p.rentable_sqft - a.sqft) gap from public_properties p
   where ${OPEN} and p.id <> a.id and p.rentable_sqft ${side} a.sqft and ${NEAR} order by ${order} limit ${MOST})`;

/**
 * Open properties in the same state or within a hundred miles, the nearest sizes first. Of what is not listed nothing is
 * told, neither its place nor that it is there: then they are the newest ones.
 */
export const similarTo = (id: number): Statement => ({
  name: 'similar',
  text: `
    with a as materialized (
      select p.id, p.state_id, p.latitude, p.longitude, coalesce(p.rentable_sqft, 0) sqft from public_properties p where p.id = $1::int and ${LISTED})
    select t.card, t.listed_at "listedAt" from (
      select n.id, n.gap from a cross join lateral (
        ${walk('>=', 'p.rentable_sqft, p.id')} union all ${walk('<', 'p.rentable_sqft desc nulls last, p.id desc')}) n
      union all
      (select p.id, 0 from public_properties p where ${OPEN} and not exists (select from a) order by ${NEWEST} limit ${MOST})
      order by gap, id desc limit ${MOST}) k
    join listing_texts t on t.property_id = k.id order by k.gap, k.id desc`,
  values: [id],
});
