import { LIVE_STAGES } from '@stowbridge/contract/pipeline';
import { dealFacts } from '../../domains/deals/figures/deal-facts.sql';
import { joinSealed } from '../../domains/deals/rounds/sealed.sql';

/** Whose deals are looked at: those on properties of a listing agent, of a type, in a state. */
export interface Chosen {
  agentId?: number;
  storeTypeId?: number;
  stateId?: number;
}

/** The conditions on a deal `d` and its property `p` that are given, their values from `$first` on. */
function chosenBy(chosen: Chosen, first: number): { where: string[]; values: number[] } {
  const conditions: [number | undefined, (value: string) => string][] = [
    [
      chosen.agentId,
      (value) => `exists (select from property_agents a where a.property_id = p.id and a.user_id = ${value}::int)`,
    ],
    [chosen.storeTypeId, (value) => `p.store_type_id = ${value}::int`],
    [chosen.stateId, (value) => `p.state_id = ${value}::int`],
  ];
  const given = conditions.filter(([value]) => value !== undefined);
  return {
    where: given.map(([, condition], place) => condition(`$${first + place}`)),
    values: given.map(([value]) => Number(value)),
  };
}

/** What happened to deals so many times. */
export interface FigureRow {
  figure: 'stay' | 'reached' | 'lost' | 'answer';
  key: number;
  /** The first day of the month in which the deals began; of `reached` alone. */
  month: string | null;
  value: number;
  reason: string;
  count: number;
}

const MARK = `coalesce((select history_id from deal_figure_marks where id = 1 and time_zone = $3), 0)`;
/**
 * The moves behind the mark. Postgres cannot know how few they are: with both bounds, the order and the fence it reads
 * them by the primary key.
 */
const RECENT_MOVES = `(select * from deal_history where id > ${MARK} and id <= (select max(id) from deal_history) order by id offset 0)`;
const TERMS_MARK = `coalesce((select terms_id from deal_figure_marks where id = 1 and time_zone = $3 and history_id > 0), 0)`;
const RECENT_TERMS = `(select * from offer_terms where id > ${TERMS_MARK} and id <= (select max(id) from offer_terms) order by id offset 0)`;
const OF_RANGE = `day between $1::date and $2::date`;

/**
 * What has been counted, and what the moves and counters say that have not been; in one statement, so that nothing counts
 * twice or is missing. The counts of days are added up before anything else, to a hundredth of the rows.
 */
const counted = (figures: string): string => `
  select figure, key, value, reason, case when figure = 'reached' then date_trunc('month', day)::date end as day, sum(count) as count
  from deal_figures where ${figures} and ${OF_RANGE} and ${MARK} > 0 group by 1, 2, 3, 4, 5
  union all
  select figure, key, value, reason, day, 1 from (${dealFacts(RECENT_MOVES, RECENT_TERMS, '$3')}) facts where ${figures} and ${OF_RANGE}`;

/** Everything that a figure counts happens after its first day, so that earlier moves are not looked at. */
function ofChosen(where: string[], figures: string): string {
  const rows = (table: string, at: string): string =>
    `(select m.* from properties p join deals d on d.property_id = p.id join ${table} m on m.deal_id = d.id and m.${at} >= $1::date::timestamp at time zone $3 where ${where.join(' and ')})`;
  return `
  select figure, key, value, reason, day, 1 as count
  from (${dealFacts(rows('deal_history', 'at'), rows('offer_terms', 'created_at'), '$3')}) facts where ${figures} and ${OF_RANGE}`;
}

/** $1 and $2 are the first and the last day at the office, $3 its time zone. */
export function figuresIn(chosen: Chosen): { name?: string; text: string; values: number[] } {
  const { where, values } = chosenBy(chosen, 4);
  const figures = `figure <> 'end'`;
  const rows = where.length === 0 ? counted(figures) : ofChosen(where, figures);
  return {
    name: where.length === 0 ? 'pipeline-figures' : undefined,
    text: `
      select figure, key, case when figure = 'reached' then date_trunc('month', day)::date::text end "month", value,
             min(reason) "reason", sum(count)::int "count"
      from (${rows}) figures group by figure, key, 3, value, lower(reason)`,
    values,
  };
}

/** Of the deals that were at a stage and have come to an end, how many did by a sale. */
export interface EndRow {
  stageId: number;
  ended: number;
  sold: number;
}
export const ENDS = `
  select key "stageId", sum(count)::int "ended", sum(count) filter (where value = 1)::int "sold"
  from (${counted(`figure = 'end'`)}) figures group by key`;

/** By when a deal is expected to close; a deal without one has no row. */
const EXPECTED_CLOSING = `select deal_id, due_on from deal_dates where kind = 'closing' and due_on is not null`;

const LIVE = `d.deal_status_id in (${LIVE_STAGES.join()})`;
const OF_PROPERTY = 'join properties p on p.id = d.property_id';
/** Of a price at a stage with the probability `s`, with the settings `o` of the office. */
const WEIGHTED = (price: string): string => `round(coalesce(${price}, 0) * s.percent / 100.0)`;
const COMMISSION = (price: string): string =>
  `round(coalesce(${price}, 0) * s.percent * o.commission_percent / 10000.0)`;

/** The deals at a stage that are expected to close in a month. */
export interface ForecastSum {
  /** Its first day; null without an expected closing. */
  month: string | null;
  stageId: number;
  count: number;
  price: number;
  weighted: number;
  commission: number;
}

export function forecastSums(chosen: Chosen): { text: string; values: number[] } {
  const { where, values } = chosenBy(chosen, 1);
  const price = 'sum(f.price)';
  // Many deals become few rows by their day first; months, texts and percents are made of those.
  return {
    text: `
      select date_trunc('month', f.due_on)::date::text "month", f.stage_id "stageId", sum(f.count)::int "count",
             coalesce(${price}, 0)::float8 "price", ${WEIGHTED(price)}::float8 "weighted", ${COMMISSION(price)}::float8 "commission"
      from (
        select d.deal_status_id stage_id, closing.due_on, count(*) count, sum(d.price) filter (where sealed.property_id is null) price
        from deals d ${joinSealed('d')} left join (${EXPECTED_CLOSING}) closing on closing.deal_id = d.id ${where.length > 0 ? OF_PROPERTY : ''}
        where ${[LIVE, ...where].join(' and ')} group by 1, 2) f
      join stage_probabilities s on s.id = f.stage_id cross join office_settings o
      group by 1, 2, s.percent, o.commission_percent order by 1, 2`,
    values,
  };
}

/** A deal of the forecast. */
export interface ForecastDeal {
  id: number;
  propertyId: number | null;
  propertyName: string;
  buyerId: number | null;
  buyerName: string;
  stageId: number;
  stage: string;
  /** Null while none was named, or while the offers are sealed. */
  price: number | null;
  expectedClosing: string | null;
  percent: number;
  weighted: number;
  commission: number;
}

/** At most `limit` deals: those expected to close, the next first, or the others, the newest first. They are chosen before anything is reckoned. */
export function forecastDeals(chosen: Chosen, closing: boolean, limit: number): { text: string; values: number[] } {
  const { where, values } = chosenBy(chosen, 2);
  const property = where.length > 0 ? OF_PROPERTY : '';
  const first = closing
    ? `select d.id, closing.due_on from (${EXPECTED_CLOSING}) closing join deals d on d.id = closing.deal_id ${property}
       where ${[LIVE, ...where].join(' and ')} order by closing.due_on, d.id limit $1`
    : `select d.id, null::date due_on from deals d ${property}
       where ${[LIVE, `not exists (${EXPECTED_CLOSING} and deal_id = d.id)`, ...where].join(' and ')} order by d.created_at desc, d.id desc limit $1`;
  return {
    text: `
      select d.id, d.property_id "propertyId", d.property_name "propertyName", d.buyer_id "buyerId",
             coalesce(u.first_name || ' ' || u.last_name, trim(d.offline_buyer_first_name || ' ' || coalesce(d.offline_buyer_last_name, ''))) "buyerName",
             d.deal_status_id "stageId", st.name "stage", shown.price::float8 price, first.due_on::text "expectedClosing", s.percent,
             ${WEIGHTED('shown.price')}::float8 "weighted", ${COMMISSION('shown.price')}::float8 "commission"
      from (${first}) first join deals d on d.id = first.id ${joinSealed('d')}
        cross join lateral (select case when sealed.property_id is null then d.price end price) shown
        join stage_probabilities s on s.id = d.deal_status_id cross join office_settings o
      join deal_statuses st on st.id = d.deal_status_id left join users u on u.id = d.buyer_id
      order by ${closing ? 'first.due_on, d.id' : 'd.created_at desc, d.id desc'}`,
    values: [limit, ...values],
  };
}
