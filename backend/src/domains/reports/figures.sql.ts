import { UserStatus } from '@stowbridge/contract/ids';
import { COMPARABLE_MIN } from '@stowbridge/contract/reports';
import { RECENT_ACTIVITY, startOf, within } from '../activity/recent-activity.sql';
import { byBuyer } from '../deal-room/listing-opens.list';
import { isSealed } from '../deals/rounds/sealed.sql';
import { finds } from '../demand/finds.sql';
import { priceHistoryOf } from '../properties/prices/price-history';
import { OPEN } from '../properties/visibility.sql';

/*
 * What happened to properties in a span of days of the office: everything that a seller's report and the activity of a
 * listing say is counted here. $1 and $2 are the first and the last day, $3 is the time zone, $4 the properties.
 */

const [START, STOP] = [startOf('$1::date'), startOf('$2::date + 1')];
const ASKED = '$4::int[]';
const LISTENS = `u.status_id <> ${UserStatus.Rejected}`;

/** Views by the day of the office: those that are counted into days already, and the few that are not. */
const VIEWS_BY_DAY = `
  select v.property_id, v.day, v.count from property_views v
  where v.property_id = any(${ASKED}) and v.span = 1 and v.day between $1::date and $2::date
  union all
  select a.property_id, (a.at at time zone $3)::date, 1 from ${RECENT_ACTIVITY} where a.kind = 3 and a.property_id = any(${ASKED}) and ${within('a.at')}`;

/** Views of somebody who had looked at the property on an earlier day. */
const RETURNING = `
  select a.property_id, count(*) n from activities a
  where a.property_id = any(${ASKED}) and a.visitor_id is not null and ${within('a.at')} and exists (
    select from activities b where b.property_id = a.property_id and b.visitor_id = a.visitor_id
      and b.at < date_trunc('day', a.at at time zone $3) at time zone $3)
  group by 1`;

const SIGNED = `
  select n.property_id, count(distinct n.user_id) n, count(distinct n.user_id) filter (where exists (
    select from deals d where d.buyer_id = n.user_id and d.property_id = n.property_id and d.submitted_at is not null and not ${isSealed('d')})) offered
  from ndas n where n.property_id = any(${ASKED}) and ${within('n.signed_at')} group by 1`;

const GRANTED = `
  select n.property_id, count(distinct n.user_id) n from ndas n join nda_events e on e.nda_id = n.id
  where n.property_id = any(${ASKED}) and e.kind in ('access-opened', 'access-approved') and ${within('e.at')} group by 1`;

const OPENED = `
  select o.property_id, count(distinct coalesce(o.line_id, o.document_id)) documents, count(distinct o.user_id) people
  from document_opens o join properties p on p.id = o.property_id
  where o.property_id = any(${ASKED}) and ${within('o.at')} and ${byBuyer('o', 'coalesce(p.seller_id, 0)')} group by 1`;

const ASKED_QUESTIONS = `
  select q.property_id, count(*) n from questions q where q.property_id = any(${ASKED}) and ${within('q.created_at')} group by 1`;

const OFFERED = `
  select d.property_id, count(*) n from deals d join offer_terms t on t.deal_id = d.id and t.version = 1
  where d.property_id = any(${ASKED}) and ${within('t.created_at')} and not ${isSealed('d')} group by 1`;

const KEPT = `
  select f.property_id, count(*) n, count(*) filter (where f.created_at >= ${START}) new from favourites f join users u on u.id = f.user_id and ${LISTENS}
  where f.property_id = any(${ASKED}) and f.created_at < ${STOP} group by 1`;

const SEARCHED = `
  select p.id property_id, count(*) n from public_properties p left join search_texts t on t.property_id = p.id cross join saved_searches s join users u on u.id = s.user_id and ${LISTENS}
  where p.id = any(${ASKED}) and s.created_at < ${STOP} and ${finds('t.tsv')} group by 1`;

/** One row for each property: `figures` without what compares, and the `prices` of all times. */
export const FIGURES = `
  select p.id "propertyId", ${START} "start", ${STOP} "stop", ${priceHistoryOf('w.id')} prices, json_build_object(
    'views', coalesce(v.n, 0), 'returningViews', coalesce(r.n, 0), 'newFavourites', coalesce(k.new, 0), 'favourites', coalesce(k.n, 0),
    'savedSearches', coalesce(s.n, 0), 'ndasSigned', coalesce(n.n, 0), 'ndasGranted', coalesce(g.n, 0),
    'documentsOpened', coalesce(o.documents, 0), 'documentReaders', coalesce(o.people, 0), 'questions', coalesce(q.n, 0), 'offers', coalesce(d.n, 0),
    'signersWithOffer', coalesce(n.offered, 0),
    'daysListed', case when p.listed_at < ${STOP} then floor(extract(epoch from least(${STOP}, now()) - p.listed_at) / 86400) end) figures
  from unnest(${ASKED}) w(id) join properties p on p.id = w.id
    left join (select property_id, sum(count) n from (${VIEWS_BY_DAY}) v group by 1) v on v.property_id = p.id
    left join (${RETURNING}) r on r.property_id = p.id
    left join (${KEPT}) k on k.property_id = p.id
    left join (${SEARCHED}) s on s.property_id = p.id
    left join (${SIGNED}) n on n.property_id = p.id
    left join (${GRANTED}) g on g.property_id = p.id
    left join (${OPENED}) o on o.property_id = p.id
    left join (${ASKED_QUESTIONS}) q on q.property_id = p.id
    left join (${OFFERED}) d on d.property_id = p.id`;

/** The k-th of the sorted views `c.seen` of listings, the property's own left out where it is one of them. */
const nth = (k: string): string => `c.seen[${k} + (c.own = 1 and c.seen[${k}] >= c.n)::int]`;

/**
 * The median of the views of comparable listings: of the open ones of the same type and state, else of all, where there
 * are enough beside the property itself.
 */
export const COMPARED = `
  with counted as materialized (
    select property_id, sum(count)::int n from (
      select v.property_id, v.count from property_views v where v.span = 1 and v.day between $1::date and $2::date
      union all
      select a.property_id, 1 from ${RECENT_ACTIVITY} where a.kind = 3 and a.property_id is not null and ${within('a.at')}) seen group by 1),
  listed as materialized (
    select p.id, p.store_type_id, p.state_id, coalesce(c.n, 0) n from properties p left join counted c on c.property_id = p.id
    where ${OPEN} and p.listed_at < ${STOP}),
  alike as materialized (select store_type_id, state_id, array_agg(n order by n) seen from listed group by 1, 2),
  every as materialized (select array_agg(n order by n) seen from listed)
  select c.id "propertyId", (${nth('(c.others + 1) / 2')} + ${nth('(c.others + 2) / 2')}) / 2.0::float8 "medianViews", c.others listings, c.alike
  from (
    select p.id, coalesce(l.n, 0) n, (l.id is not null)::int own, x.seen, x.alike, cardinality(x.seen) - (l.id is not null)::int others
    from properties p left join listed l on l.id = p.id cross join every
      left join alike a on a.store_type_id = p.store_type_id and a.state_id = p.state_id
      cross join lateral (select case when y.alike then a.seen else every.seen end seen, y.alike
        from (select coalesce(cardinality(a.seen), 0) - (l.id is not null)::int >= ${COMPARABLE_MIN} alike) y) x
    where p.id = any(${ASKED})) c
  where c.others >= ${COMPARABLE_MIN}`;

/** What happened on each day of the office on which anything did, for the rows of a range. */
export const BY_DAY = `
  select day::text "day", sum(views)::int "views", sum(ndas)::int "ndasSigned", sum(opens)::int "documentsOpened", sum(offers)::int "offers" from (
    select v.day, v.count views, 0 ndas, 0 opens, 0 offers from (${VIEWS_BY_DAY}) v
    union all
    select (n.signed_at at time zone $3)::date, 0, 1, 0, 0 from ndas n where n.property_id = any(${ASKED}) and ${within('n.signed_at')}
    union all
    select (o.at at time zone $3)::date, 0, 0, 1, 0 from document_opens o join properties p on p.id = o.property_id
    where o.property_id = any(${ASKED}) and ${within('o.at')} and ${byBuyer('o', 'coalesce(p.seller_id, 0)')}
    union all
    select (t.created_at at time zone $3)::date, 0, 0, 0, 1 from deals d join offer_terms t on t.deal_id = d.id and t.version = 1
    where d.property_id = any(${ASKED}) and ${within('t.created_at')} and not ${isSealed('d')}) happened
  group by 1`;
