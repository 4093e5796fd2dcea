import type { Statement } from '../../../platform/database/sql';

/** Beginnings up to this length have a ready answer; longer ones match few rows and are looked up. */
export const READY_PREFIX = 4;
const MOST = 8;

/** Whether a text begins with the prefix, as a range that one plan finds in the index whatever the prefix is. */
const begins = (text: string): string => `${text} ~>=~ w.prefix and ${text} ~<~ (w.prefix || chr(1114111))`;

/**
 * Suggestions for beginnings: states, cities and ZIP codes with the most properties first, then properties.
 * `prefixes` is an SQL expression of a set of texts `prefix`.
 */
export const suggestionsSql = (prefixes: string): string => `
  select w.prefix, coalesce(json_agg(json_strip_nulls(json_build_object('Name', t.label, 'Type', t.kind, 'StoreID', t.id)) order by t.rank, t.n desc, t.label), '[]')::text answer
  from ${prefixes} w, lateral (
    select * from (
      (select 0 rank, s.name label, 'State' kind, null::int id, 1 n from states s
        where (lower(s.name) ^@ w.prefix or lower(s.code) = w.prefix) and exists (select 1 from public_properties p where p.active and p.state_id = s.id) order by s.name limit 3)
      union all
      (select 1, c.city || ', ' || s.code, 'City', null::int, c.n
        from (select p.city, p.state_id, count(*)::int n from public_properties p where p.active and ${begins('lower(p.city)')} group by p.city, p.state_id) c
        join states s on s.id = c.state_id order by c.n desc, 2 limit ${MOST})
      union all
      (select 2, p.zip_code, 'Zip', null::int, count(*)::int from public_properties p
        where p.active and w.prefix ~ '^[0-9]' and ${begins('p.zip_code')} group by p.zip_code order by 5 desc, 2 limit ${MOST})
      union all
      (select 3, p.name, 'Property', p.id, 1 from public_properties p where p.active and ${begins('lower(p.name)')} order by lower(p.name) using ~<~, p.id desc limit ${MOST})
    ) u order by rank, n desc, label limit ${MOST}
  ) t group by w.prefix`;

/**
 * The same answers for every beginning of every published property at once, set by set: a rebuild of a million
 * properties would otherwise look through all of them for each beginning. `prefixes` as above.
 */
export const allSuggestionsSql = (prefixes: string): string => `
  with w as ${prefixes}, k as (select generate_series(2, ${READY_PREFIX}) k),
  live as (select p.id, p.name, p.city, p.zip_code, s.code from public_properties p join states s on s.id = p.state_id where p.active),
  found as (
    select w.prefix, 0 rank, s.name label, 'State' kind, null::int id, 1 n, row_number() over (partition by w.prefix order by s.name) place, 3 most
      from w join states s on left(lower(s.name), length(w.prefix)) = w.prefix or lower(s.code) = w.prefix
      where exists (select 1 from public_properties p where p.active and p.state_id = s.id)
    union all
    select left(lower(city), k), 1, label, 'City', null, n, row_number() over (partition by left(lower(city), k) order by n desc, label), ${MOST}
      from (select city, city || ', ' || code label, count(*)::int n from live group by city, code) c, k where length(city) >= k
    union all
    select left(zip_code, k), 2, zip_code, 'Zip', null, n, row_number() over (partition by left(zip_code, k) order by n desc, zip_code), ${MOST}
      from (select zip_code, count(*)::int n from live group by zip_code) z, k where left(zip_code, k) ~ '^[0-9]' and length(zip_code) >= k
    union all
    select left(lower(name), k), 3, name, 'Property', id, 1, row_number() over (partition by left(lower(name), k) order by lower(name) using ~<~, id desc), ${MOST} from live, k where length(name) >= k
  ),
  chosen as (select *, row_number() over (partition by prefix order by rank, n desc, label) at from found where place <= most)
  select w.prefix, coalesce(json_agg(json_strip_nulls(json_build_object('Name', c.label, 'Type', c.kind, 'StoreID', c.id)) order by c.at) filter (where c.at is not null), '[]')::text answer
  from w left join chosen c on c.prefix = w.prefix and c.at <= ${MOST} group by w.prefix`;

/** The statement that answers what has been typed (lower case, at least two characters). */
export function suggestionsFor(typed: string): Statement {
  if (typed.length <= READY_PREFIX) {
    return { name: 'suggest-ready', text: 'select answer from suggestions where prefix = $1', values: [typed] };
  }
  return { name: 'suggest-live', text: suggestionsSql('(select $1::text prefix)'), values: [typed] };
}
