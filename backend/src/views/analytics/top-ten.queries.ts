import { RECENT_ACTIVITY, within } from '../../domains/activity/recent-activity.sql';

/**
 * The largest sums of a range without adding up every key: the top of each of its day ranges is read by its index,
 * down to its $7-th count (the `floor`; 0 when the day range ends before). What a key may have beyond the places where it
 * was seen is bounded by the floors of the others. Only keys that can still be among the $6 largest are added up.
 * Every row carries the sum of the floors: no key that was not seen has more.
 *
 * $1, $2 first and last day, $3 time zone, $4, $5 the day ranges (see day-ranges.ts), $6 how many, $7 the depth.
 * @param joined what gives a key `label` its text; keys that it leaves out do not count
 */
const topTenIn = (table: string, key: string, kind: number, label: string, joined: string): string => `
  with ranges as materialized (
    select span, day, coalesce((select v.count from ${table} v where v.span = range.span and v.day = range.day order by v.count desc offset $7::int - 1 limit 1), 0) as floor
    from unnest($4::smallint[], $5::date[]) range(span, day)
  ), floors as materialized (select coalesce(sum(floor), 0)::int as floor from ranges),
  tops as materialized (
    select top.key, top.count, ranges.floor, 0 as recent
    from ranges cross join lateral (select v.${key} as key, v.count from ${table} v where v.span = ranges.span and v.day = ranges.day order by v.count desc limit $7) top
    union all
    select a.${key}, count(*)::int, 0, count(*)::int from ${RECENT_ACTIVITY} where a.kind = ${kind} and a.${key} is not null and ${within('a.at')} group by 1
  ), seen as materialized (
    select key, ${label} as label, least, most, recent
    from (select key, sum(count) as least, sum(count - floor) + (select floor from floors) as most, sum(recent) as recent from tops group by key) summed ${joined}
  ), likely as materialized (
    select key, label, recent from seen where most >= coalesce((select least from seen order by least desc offset $6::int - 1 limit 1), 0)
  ), found as (
    select key, label, (recent + exact.count)::int as count
    from likely cross join lateral (
      select coalesce(sum(v.count), 0) as count from ranges join ${table} v on v.${key} = likely.key and v.span = ranges.span and v.day = ranges.day
    ) exact order by 3 desc, label, key limit $6
  )
  select found.key "key", found.label "label", found.count "count", floors.floor "floor" from floors left join found on true order by found.count desc, found.label, found.key`;

/**
 * The same by adding up every key, for ranges in which too many are too much alike to be told apart by the tops of the
 * day ranges. Parameters $1 to $6 as above; the floor is 0, because nothing is left out.
 */
const addedUp = (table: string, key: string, kind: number, label: string, joined: string): string => `
  with summed as materialized (
    select key, sum(count)::int as count from (
      select v.${key} as key, v.count from unnest($4::smallint[], $5::date[]) range(span, day) join ${table} v on v.span = range.span and v.day = range.day
      union all
      select a.${key}, count(*)::int from ${RECENT_ACTIVITY} where a.kind = ${kind} and a.${key} is not null and ${within('a.at')} group by 1
    ) counted group by key
  )
  select summed.key "key", ${label} "label", summed.count "count", 0 "floor" from summed ${joined} order by summed.count desc, ${label}, summed.key limit $6`;

/** Two properties of one name are two rows; a property that is gone is none. */
const VIEWS = ['property_views', 'property_id', 3, 'p.name', 'join properties p on p.id = summed.key'] as const;
const KEYWORDS = ['keyword_searches', 'keyword', 1, 'summed.key', ''] as const;

export const topTen = { views: topTenIn(...VIEWS), keywords: topTenIn(...KEYWORDS) };
export const topTenOfAll = { views: addedUp(...VIEWS), keywords: addedUp(...KEYWORDS) };
