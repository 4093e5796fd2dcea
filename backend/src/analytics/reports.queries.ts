/**
 * What the reports read. Searches, sessions and views come from the days that the worker has counted, plus the few
 * rows that it has not counted yet; both are seen by one statement, so that nothing is missing and nothing counts
 * twice. In all of them $1 and $2 are the first and the last day at the office, $3 is its time zone.
 */
const MARK = 'coalesce((select activity_id from activity_marks where id = 1), 0)';
/**
 * The activities behind the mark. Postgres cannot know how few they are: with both bounds, the order and the fence
 * (offset 0) it reads them by the primary key and not, as it would else, all activities of the range.
 */
const FRESH = `(select at, kind, property_id, keyword from activities where id > ${MARK} and id <= (select max(id) from activities) order by id offset 0) a`;
/** A moment within the range; written so that an index on the column serves. */
const within = (column: string): string =>
  `${column} >= $1::date::timestamp at time zone $3 and ${column} < ($2::date + 1)::timestamp at time zone $3`;

export const SEARCHES = `
  select keyword "SearchKeyword", sum(count)::int "Count" from (
    select keyword, count from keyword_days where day between $1::date and $2::date
    union all
    select a.keyword, 1 from ${FRESH} where a.kind = 1 and a.keyword is not null and ${within('a.at')}
  ) counted group by keyword order by 2 desc, 1 limit $4`;

export const SESSIONS = `
  select day::text "day", sum(count)::int "count" from (
    select day, count from activity_days where kind = 2 and day between $1::date and $2::date
    union all
    select (a.at at time zone $3)::date, 1 from ${FRESH} where a.kind = 2 and ${within('a.at')}
  ) counted group by day`;

/** Two properties of one name are two rows. */
export const MOST_VIEWED = `
  select p.name "StoreName", viewed.count "Count" from (
    select property_id, sum(count)::int count from (
      select property_id, count from property_view_days where day between $1::date and $2::date
      union all
      select a.property_id, 1 from ${FRESH} where a.kind = 3 and ${within('a.at')}
    ) counted group by property_id
  ) viewed join properties p on p.id = viewed.property_id
  order by viewed.count desc, p.name, p.id limit $4`;

/**
 * $4 is a property's id or null, $5 a pattern for its name or null, $6 the seller whose property it is now or null. A
 * property that is gone goes by the name its deals and NDAs keep.
 */
const chosen = (id: string, name: string): string =>
  `($4::int is null or ${id} = $4) and ($5::text is null or ${name} ilike $5) and ($6::int is null or p.seller_id = $6)`;
const ofDeal = chosen('d.property_id', 'coalesce(p.name, d.property_name)');
const officeDay = (column: string): string => `(${column} at time zone $3)::date`;

const moved = (stage: number): string => `
  select ${officeDay('h.at')} as day, count(*) as count from deal_history h join deals d on d.id = h.deal_id left join properties p on p.id = d.property_id
  where h.to_status_id = ${stage} and ${within('h.at')} and ${ofDeal} group by 1`;

/** Without a property the views are those of the day; only one of the first two parts runs. */
const VIEWED = `
  select day, count from activity_days where kind = 3 and day between $1::date and $2::date and $4::int is null and $5::text is null and $6::int is null
  union all
  select v.day, sum(v.count) from property_view_days v join properties p on p.id = v.property_id
  where v.day between $1::date and $2::date and ($4::int is not null or $5::text is not null or $6::int is not null) and ${chosen('v.property_id', 'p.name')} group by v.day
  union all
  select ${officeDay('a.at')}, count(*) from ${FRESH} left join properties p on p.id = a.property_id
  where a.kind = 3 and ${within('a.at')} and ${chosen('a.property_id', 'p.name')} group by 1`;

/** What each tracking type counts: rows of `day` and `count`. */
const COUNTED: Record<number, string> = {
  1: `select ${officeDay('p.created_at')} as day, count(*) as count from properties p where ${within('p.created_at')} and ${chosen('p.id', 'p.name')} group by 1`,
  2: VIEWED,
  3: `select ${officeDay('t.created_at')} as day, count(*) as count from offer_terms t join deals d on d.id = t.deal_id left join properties p on p.id = d.property_id
      where t.version = 1 and ${within('t.created_at')} and ${ofDeal} group by 1`,
  4: `select ${officeDay('n.signed_at')} as day, count(*) as count from ndas n left join properties p on p.id = n.property_id
      where ${within('n.signed_at')} and ${chosen('n.property_id', 'coalesce(p.name, n.property_name)')} group by 1`,
  5: moved(5),
  6: moved(1),
  7: moved(2),
};

/** The days on which something of these tracking types happened. */
export const happenings = (types: readonly number[]): string =>
  types.map((type) => `select ${type} as type, day::text as day, sum(count)::int as count from (${COUNTED[type]}) counted group by day`).join('\nunion all\n');
