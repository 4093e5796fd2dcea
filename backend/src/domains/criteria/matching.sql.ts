import {
  CRITERION_KINDS,
  MATCHES_COUNTED,
  REASON_KINDS,
  type ReasonKind,
  isRangeKind,
} from '@stowbridge/contract/criteria';
import { Role, UserStatus } from '@stowbridge/contract/ids';
import { snake } from '../../platform/database/naming';
import { signedSql } from '../ndas/signed';
import {
  areaAsked,
  type AskedName,
  type Asker,
  boundsAsked,
  FIGURES,
  figuresAsked,
  oneOfAsked,
  priceAsked,
  sizeAsked,
} from '../properties/search/asked';
import { OPEN, PUBLIC_PRICE } from '../properties/visibility.sql';
import { namesOf } from './criteria-columns';

/*
 * Which criteria a property matches, and which properties criteria: one place for both ways [BEYB-60]. `c` is a row of
 * `criteria`, `p` one of a property's figures. What is asked is true of them, false, or null where the property lacks a
 * figure and nothing else speaks against it: then nobody knows [BEYB-55].
 */

/**
 * By which figures is matched. `stored` are those that the office reads, also of a price behind words [BEYB-61];
 * what buyers learn of may follow from the `public` ones only.
 */
export type Figures = 'stored' | 'public';

const PLACE =
  'id, state_id, store_type_id, rentable_sqft, unit_count, year_built, climate_controlled_share, active, status_id, listed_at';
const PRICED = 'price > 0';

/** Words never stand for a price here, so that the sentences of the search see every figure that is stored. */
const ROWS: Record<Figures, string> = {
  public: `select ${PLACE}, latitude, longitude, noi, physical_occupancy_area, price, alternate_price_option_id, cap_rate, price_per_sqft, guidance_low, guidance_high,
      (select o.seller_id from properties o where o.id = v.id) seller_id
    from public_properties v`,
  stored: `select ${PLACE}, latitude, longitude, noi, physical_occupancy_area, price, null::int alternate_price_option_id,
      case when ${PRICED} then round(100.0 * noi / price, 2) end cap_rate, case when ${PRICED} then round(1.0 * price / nullif(rentable_sqft, 0), 2) end price_per_sqft,
      case when not coalesce(${PRICED}, false) then guidance_low end guidance_low, case when not coalesce(${PRICED}, false) then guidance_high end guidance_high, seller_id
    from properties`,
};

/**
 * What the columns of these names ask of `p`, by the sentences of the search; true where they ask nothing.
 * @param column tells the column of a name
 */
function asks(names: readonly AskedName[], column: (name: AskedName) => string): string {
  const by: Asker = {
    ask: (name, sentence) =>
      names.includes(name) ? `(${column(name)} is null or ${sentence(column(name))})` : undefined,
  };
  const { figure, guidance } = priceAsked(by);
  // Without a price its public range is asked, and without both nobody knows.
  const price =
    figure.length > 0
      ? [`coalesce(${figure.join(' and ')}, case when p.guidance_low is not null then ${guidance} end)`]
      : [];
  return [
    ...oneOfAsked(by),
    ...price,
    ...sizeAsked(by),
    ...figuresAsked(by),
    ...boundsAsked(by),
    ...areaAsked(by),
  ].join(' and ');
}

const columnIn = (row: string) => (name: AskedName) => `${row}.${snake(name)}`;
const BUDGET = asks(['priceTo'], () => 'c.max_price');
const askedBy = (row: string, kind: ReasonKind): string =>
  kind === 'budget' ? BUDGET : asks(namesOf(kind), columnIn(row));

const EVERYTHING = CRITERION_KINDS.flatMap((kind) => namesOf(kind));
const MUSTS = `(${asks(EVERYTHING, columnIn('c'))} and ${BUDGET})`;

/** A wish holds, or does not; of several kinds one is set, and what is not set asks nothing. */
const WISH = `(${asks(EVERYTHING, columnIn('w'))})`;

/** The share of the weighted wishes that hold; all of them where there are none. */
const SCORE = `(select coalesce(1.0 * coalesce(sum(w.weight) filter (where ${WISH}), 0) / sum(w.weight), 1) from criteria_wishes w where w.criteria_id = f.criteria_id)`;

/** They hold until the earlier of both days has passed. @param today SQL for the day of the office */
export const isActive = (today: string): string =>
  `coalesce(least(c.active_until, c.exchange_deadline), 'infinity'::date) >= ${today}::date`;

/** Nobody who was rejected, or buys nothing any more; and no seller what they sell. */
const BUYS = `exists (select from users u join user_roles r on r.user_id = u.id and r.role_id = ${Role.Buyer} where u.id = f.user_id and u.status_id <> ${UserStatus.Rejected})
  and p.seller_id is distinct from f.user_id`;

/** How matches `m` stand in every list: what is not known comes behind, and ties always fall the same way [BEYB-59]. */
const RANK = 'm.fits desc nulls last, m.score desc, m.last_seen_at desc nulls last, m.user_id, m.property_id';

/** The figures of the properties that are open for sale. */
const openRows = (figures: Figures, property: string): string =>
  `select * from (${ROWS[figures]}) p where ${OPEN} and ${property}`;

interface Asked {
  figures: Figures;
  /** SQL for the day of the office. */
  today: string;
  /** A condition on `c`. */
  criteria?: string;
  /** A condition on the columns of a property. */
  property?: string;
}

/**
 * The matches of each buyer with each property, by the best of the buyer's criteria, as the parts of a `with`: `p` has the
 * properties that are open for sale, `matches` has `user_id`, `property_id`, `criteria_id`, `fits` (null: not known), `score`.
 */
const matches = ({ figures, today, criteria = 'true', property = 'true' }: Asked): string => `
  p as materialized (${openRows(figures, property)}),
  fitting as materialized (
    select c.user_id, c.id criteria_id, p.id property_id, ${MUSTS} fits from criteria c cross join p
    where ${criteria} and ${isActive(today)} and ${MUSTS} is not false),
  matches as materialized (
    select distinct on (f.user_id, p.id) f.user_id, p.id property_id, f.criteria_id, f.fits, ${SCORE} score
    from fitting f join p on p.id = f.property_id where ${BUYS}
    order by f.user_id, p.id, f.fits desc nulls last, score desc, f.criteria_id)`;

/**
 * The buyers whom these properties match, each once.
 * @param ids SQL for the ids of the properties
 * @param figures the public ones for whatever reaches the buyers
 */
export const matchingBuyersSql = (ids: string, today: string, figures: Figures = 'public'): string =>
  `with ${matches({ figures, today, property: `p.id = any(${ids})` })} select distinct user_id from matches where fits`;

/**
 * How many buyers each of these properties matches by all figures, for the office alone; those that match nobody are left out.
 * Counting ends at `MATCHES_COUNTED`, so that of a property that many buy few criteria are read.
 * @param ids SQL for the ids of the properties
 */
export const matchCountsSql = (ids: string, today: string): string => `
  with p as materialized (${openRows('stored', `p.id = any(${ids})`)})
  select p.id property_id, b.buyers from p cross join lateral (
    select count(*)::int buyers from (
      select distinct f.user_id from (select c.user_id from criteria c where ${isActive(today)} and ${MUSTS}) f where ${BUYS} order by f.user_id limit ${MATCHES_COUNTED}) b) b
  where b.buyers > 0`;

/** What a property has of each kind; null where it has nothing, and of an area. */
const VALUES = REASON_KINDS.map((kind) => {
  const value =
    kind === 'price' || kind === 'budget'
      ? PUBLIC_PRICE
      : kind === 'sqft'
        ? 'p.rentable_sqft'
        : kind === 'states'
          ? 'p.state_id'
          : kind === 'types'
            ? 'p.store_type_id'
            : isRangeKind(kind)
              ? FIGURES[kind][0]
              : 'null::int';
  return `'${kind}', ${value}`;
}).join(', ');

const holds = (row: string): string =>
  `jsonb_build_object(${CRITERION_KINDS.map((kind) => `'${kind}', ${askedBy(row, kind)}`).join(', ')})`;

/**
 * A page of matches for the office, and how many there are: always one row at least, whose `userId` is null where the
 * page is empty.
 * @param window SQL for how many rows after how many
 */
export const matchingPageSql = (asked: Omit<Asked, 'figures'>, window: { count: string; first: string }): string => `
  with ${matches({ ...asked, figures: 'stored' })},
  page as (
    select * from (select m.*, (select max(s.last_used_at) from sessions s where s.user_id = m.user_id) last_seen_at from matches m) m
    order by ${RANK} limit ${window.count} offset ${window.first})
  select t.total, m.user_id "userId", u.first_name || ' ' || u.last_name "userName", u.company_name "company", m.property_id "propertyId", o.name "propertyName",
    m.criteria_id "criteriaId", c.name "criteriaName", m.fits, m.score::float8 score, m.last_seen_at "lastSeenAt", c.max_price::float8 "maxPrice", c.equity::float8 equity,
    ${signedSql('m.user_id', 'm.property_id')} "ndaSigned",
    exists (select from favourites f where f.user_id = m.user_id and f.property_id = m.property_id) favourite,
    to_jsonb(c) asked, jsonb_build_object(${VALUES}) "values", ${holds('c')} || jsonb_build_object('budget', ${BUDGET}) holds,
    (select coalesce(jsonb_agg(to_jsonb(w) || jsonb_build_object('holds', ${WISH}) order by w.weight desc, w.id), '[]') from criteria_wishes w where w.criteria_id = c.id) wishes
  from (select count(*)::int total from matches) t
    left join (page m join criteria c on c.id = m.criteria_id join p on p.id = m.property_id join properties o on o.id = p.id join users u on u.id = m.user_id) on true
  order by ${RANK}`;
