import { RECENT_ACTIVITY, startOf, within } from '../../domains/activity/recent-activity.sql';

/**
 * What the reports read. Sessions and views come from the days that the worker has counted, plus the few rows that it
 * has not counted yet; both are seen by one statement, so that nothing is missing and nothing counts twice.
 */
export const SESSIONS = `
  select day::text "day", sum(count)::int "count" from (
    select day, count from activity_days where kind = 2 and day between $1::date and $2::date
    union all
    select (a.at at time zone $3)::date, 1 from ${RECENT_ACTIVITY} where a.kind = 2 and ${within('a.at')}
  ) counted group by day`;

/** What the property report is asked about; a property that is gone goes by the name its deals and NDAs keep. */
export interface Chosen {
  id?: number;
  /** For `ilike`. */
  pattern?: string;
  /** Whose property it is now. */
  sellerId?: number;
}

/** Rows of `table` that count at the moment `at`, and what they say about their property. */
interface Facts {
  table: string;
  at: string;
  where?: string;
  id: string;
  name: string;
  /** Only needed for what the property itself says: its name, its seller. */
  joined?: string;
}

const DEALS = (id: string): string => `join deals d on d.id = ${id} left join properties p on p.id = d.property_id`;
const moved = (stage: number): Facts => ({
  table: 'deal_history h',
  at: 'h.at',
  where: `h.to_status_id = ${stage}`,
  id: 'd.property_id',
  name: 'coalesce(p.name, d.property_name)',
  joined: DEALS('h.deal_id'),
});
const VIEWS = 2;
const FACTS: Record<number, Facts> = {
  1: { table: 'properties p', at: 'p.created_at', id: 'p.id', name: 'p.name' },
  3: {
    table: 'offer_terms t',
    at: 't.created_at',
    where: 't.version = 1',
    id: 'd.property_id',
    name: 'coalesce(p.name, d.property_name)',
    joined: DEALS('t.deal_id'),
  },
  4: {
    table: 'ndas n',
    at: 'n.signed_at',
    id: 'n.property_id',
    name: 'coalesce(p.name, n.property_name)',
    joined: 'left join properties p on p.id = n.property_id',
  },
  5: moved(5),
  6: moved(1),
  7: moved(2),
};

/** Which period a moment or a day of the range falls into; they lie edge to edge. */
const periodOf = (moment: string): string => `width_bucket(${moment}, (select starts from edges))`;
const periodOfDay = (day: string): string => `width_bucket(${day} - date '1970-01-01', (select firsts from edges))`;

/** The conditions that are given, in the order of `Chosen`, their values from $6 on. */
function chosenBy(chosen: Chosen, { id, name }: Pick<Facts, 'id' | 'name'>): string {
  const conditions: [keyof Chosen, (value: string) => string][] = [
    ['id', (value) => `${id} = ${value}::int`],
    ['pattern', (value) => `${name} ilike ${value}::text`],
    ['sellerId', (value) => `p.seller_id = ${value}::int`],
  ];
  return conditions
    .filter(([field]) => chosen[field] !== undefined)
    .map(([, condition], place) => condition(`$${6 + place}`))
    .join(' and ');
}
const isAll = (chosen: Chosen): boolean => Object.values(chosen).every((value) => value === undefined);

/**
 * Of all properties each period is counted from an index alone. Of chosen ones the few rows are found by what they
 * belong to: the moment only says which period, 0 or the one after the last outside of the range, so that no index on
 * it looks cheaper than it is.
 */
function happened(type: number, chosen: Chosen): string {
  const facts = FACTS[type];
  const { table, at, where = 'true', joined = '' } = facts;
  if (isAll(chosen)) {
    return `select ${type}, no, (select count(*) from ${table} where ${where} and ${at} >= periods.start and ${at} < periods.stop) from periods`;
  }
  return `select ${type}, ${periodOf(at)}, count(*) from ${table} ${joined} where ${where} and ${chosenBy(chosen, facts)} group by 2`;
}

/** Of all properties the days are counted already; the days of chosen ones are found by their ids. */
function viewed(chosen: Chosen): string {
  const ids = `array(select p.id from properties p where ${chosenBy(chosen, FACTS[1])})`;
  const [days, recent] = isAll(chosen)
    ? ['activity_days v where v.kind = 3', 'true']
    : [`property_views v where v.span = 1 and v.property_id = any(${ids})`, `a.property_id = any(${ids})`];
  return `
    select ${VIEWS}, ${periodOfDay('v.day')}, sum(v.count) from ${days} and v.day between $1::date and $2::date group by 2
    union all
    select ${VIEWS}, ${periodOf('a.at')}, count(*) from ${RECENT_ACTIVITY} where a.kind = 3 and ${within('a.at')} and ${recent} group by 2`;
}

/**
 * How often something of these tracking types happened in each period: rows of `type`, `period` (from 1) and `count`.
 * $4 and $5 are the first and last days of the periods, which lie edge to edge from $1 to $2; then what is
 * chosen by, where there is anything.
 */
export const activitiesInRange = (types: readonly number[], chosen: Chosen): string => `
  with periods as materialized (
    select no, first, ${startOf('first')} as start, ${startOf('last + 1')} as stop from unnest($4::date[], $5::date[]) with ordinality given(first, last, no) where first >= $1::date and last <= $2::date
  ), edges as materialized (select array_agg(start order by no) || max(stop) as starts, array_agg(first - date '1970-01-01' order by no) as firsts from periods)
  select type "type", period::int "period", sum(count)::int "count" from (
    ${types.map((type) => (type === VIEWS ? viewed(chosen) : happened(type, chosen))).join('\n    union all\n    ')}
  ) happened(type, period, count) where period between 1 and cardinality($4::date[]) group by 1, 2 having sum(count) > 0`;
