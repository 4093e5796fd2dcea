import { Role } from '@stowbridge/contract/ids';
import { ALERT_DAYS } from '@stowbridge/contract/privacy';
import { HIDDEN_IN_TRACKER, isLive, OPEN_STAGES, STAGES } from '@stowbridge/contract/stages';
import { PERSON_NAME } from '../../domains/accounts/users/person-name';
import { NEWEST_TERMS, TURN } from '../../domains/deals/counters/turn.sql';
import { lateSinceSql } from '../../domains/deals/dates/deal-date-rows';
import { BUYER_NAME } from '../../domains/deals/deals.queries';
import { unlessSealed } from '../../domains/deals/rounds/sealed.sql';
import { REPLACED } from '../../domains/documents/versions.sql';
import { matchCountsSql } from '../../domains/criteria/matching.sql';
import { NEWEST_NDA } from '../../domains/ndas/access';
import { DAYS_LEFT, STATE, TO_ANSWER } from '../../domains/privacy/privacy-request';
import { OPEN } from '../../domains/properties/visibility.sql';
import { REPORTED } from '../../domains/reports/week-run';
import { within } from '../../domains/activity/recent-activity.sql';

/** The offers that the seller may answer, with the side whose turn it is. */
export const OPEN_OFFERS = `
  select d.id "dealId", d.property_id "propertyId", d.property_name "propertyName",
         d.buyer_id "buyerId", ${BUYER_NAME} "buyerName",
         ${unlessSealed('d', 'd.price')} price, coalesce(d.submitted_at, d.created_at) "submittedAt", p.offers_due_date "offersDueDate", d.deal_status_id "statusId",
         ${TURN} turn
  from deals d left join properties p on p.id = d.property_id left join users u on u.id = d.buyer_id left join ${NEWEST_TERMS} on true
  where d.deal_status_id in (${OPEN_STAGES.join(', ')})`;

/** As they came, which is also how they are shown; an index has this order. */
export const OLDEST_FIRST = 'order by coalesce(d.submitted_at, d.created_at), d.id';

/** The stages of an offer that has not ended. */
const ON_THEIR_WAY = STAGES.filter((stage) => isLive(stage) && !HIDDEN_IN_TRACKER.includes(stage));

/** The first day before today, $2, on which offers or a date of the deal were due. */
const LATE_SINCE = `least(
  case when d.deal_status_id in (${OPEN_STAGES.join(', ')}) and p.offers_due_date < $2::date then p.offers_due_date end,
  ${lateSinceSql('$2::date')})`;

/** The deals on their way that $1 owns, the late ones first. */
export const MY_DEALS = `
  select d.id, ${LATE_SINCE} late_since, d.status_at
  from deals d left join properties p on p.id = d.property_id
  where d.owner_id = $1 and d.deal_status_id in (${ON_THEIR_WAY.join(', ')})
  order by late_since nulls last, d.status_at, d.id`;

/** What of those that are `shown` is said. */
export const MY_DEALS_SHOWN = `
  select d.id "dealId", d.property_name "propertyName", d.buyer_id "buyerId", ${BUYER_NAME} "buyerName", ${unlessSealed('d', 'd.price')} price,
         d.deal_status_id "statusId", d.status_at "statusDate", s.late_since "lateSince"
  from shown s join deals d using (id) left join users u on u.id = d.buyer_id
  order by s.late_since nulls last, d.status_at, d.id`;

/** What has come in since a day ago, the newest first. */
export const NEWS = `
  select * from (
    select case when t.version = 1 then 'offer' else 'revised-offer' end kind, d.id, d.property_name name, ${unlessSealed('d', 't.loi_name')} about, ${unlessSealed('d', 'd.buyer_id')} "aboutUserId", t.created_at at
    from offer_terms t join deals d on d.id = t.deal_id where t.created_at > now() - interval '1 day' and t.kind = 'offer'
    union all
    select 'nda', property_id, property_name, first_name || ' ' || last_name, user_id, signed_at from ndas where signed_at > now() - interval '1 day'
    union all
    select 'buyer', id, first_name || ' ' || last_name, company_name, null, created_at from users where created_at > now() - interval '1 day' and user_type_id = ${Role.Buyer}
    union all
    select 'enquiry', id, name, null, null, created_at from enquiries where created_at > now() - interval '1 day') news
  order by at desc, kind, id`;

/** The NDAs of a span of days, and how many of their signers have offered on that property, whenever that was: a part of the same rows. */
export const SIGNED = `
  select count(*)::int ndas, count(*) filter (where exists (
           select from deals d where d.buyer_id = n.user_id and d.property_id = n.property_id and d.submitted_at is not null))::int "ndasWithOffer"
  from ndas n where ${within('n.signed_at')}`;

/** Documents whose newest version cannot be stamped although its watermark is on, also before it is published. */
export const DOCUMENTS_TO_PREPARE = `
  select d.id, d.actual_file_name "name", p.id "propertyId", p.name "propertyName" from documents d join properties p on p.id = d.property_id
  where d.watermark and d.stampable = 'no' and d.withdrawn_at is null and not ${REPLACED}
  order by d.id`;

/** Of the open questions that are `shown`, what was asked by whom. */
export const QUESTIONS_TO_ANSWER = `
  select q.id, q.text, q.asker_id "askerId", u.user_type_id "askerUserTypeId", u.first_name || ' ' || u.last_name "askerName", q.property_id "propertyId", q.property_name "propertyName",
    q.document_name "documentName", q.page, q.created_at "createdAt", q.due_at "dueAt"
  from shown join questions q using (id) join users u on u.id = q.asker_id order by q.due_at, q.id`;

/** Of the tasks that are `shown`, what they are about, and whose they were before. */
export const MY_TASKS = `
  select t.id, t.title, to_char(t.due_on, 'YYYY-MM-DD') "dueOn", t.deal_id "dealId", p.id "propertyId", coalesce(d.property_name, p.name) "propertyName",
    (select ${PERSON_NAME} from users u where u.id = t.taken_over_from_id) "takenOverFrom"
  from shown join tasks t using (id) left join deals d on d.id = t.deal_id left join properties p on p.id = coalesce(d.property_id, t.property_id)
  order by t.due_on, t.id`;
/** Proofs of funds that nobody has decided on, as they came. */
export const FUNDS_TO_CHECK = `
  select f.id, f.user_id "userId", u.first_name || ' ' || u.last_name "name", f.kind, f.amount, f.created_at "createdAt"
  from funds_proofs f join users u on u.id = f.user_id where f.state = 'sent' order by f.id`;

/** Those that another administrator has to decide about, and those that are due soon. */
export const PRIVACY_REQUESTS = `
  select r.id, coalesce(u.first_name || ' ' || u.last_name, r.email) "name", ${STATE} state, ${DAYS_LEFT} "daysLeft", r.received_at "receivedAt"
  from privacy_requests r left join users u on u.id = r.user_id
  where ${TO_ANSWER} and (${STATE} = 'to decide' or ${DAYS_LEFT} <= ${ALERT_DAYS}) order by r.due_at, r.id`;

/** The reports that sellers are sent tomorrow, those without a sentence first. $1 is the Monday of the week, $2 the time zone, $3 today: on Sundays alone. */
export const REPORTS_OF_TOMORROW = `
  select p.id, p.name, r.note from properties p left join seller_reports r on r.property_id = p.id and r.week = $1::date
  where $3::date = $1::date + 6 and ${REPORTED} order by r.note is not null, p.name, p.id`;

/** Of those that are `shown`, whose they are. */
export const REPORTS_OF_TOMORROW_SHOWN = `
  select p.id "propertyId", p.name "propertyName", u.id "sellerId", u.first_name || ' ' || u.last_name "sellerName", s.note
  from shown s join properties p using (id) join users u on u.id = p.seller_id order by s.note is not null, p.name, p.id`;

/** Few: one that nobody buys is asked of all criteria. */
const NEWLY_LISTED = `array(select p.id from properties p where ${OPEN} and p.listed_at > now() - interval '7 days' order by p.listed_at desc, p.id limit 5)`;

/** Which of the listings of the last seven days match buyers, the newest first. */
export const NEW_MATCHES = `
  select p.id "propertyId", p.name "propertyName", p.listed_at "listedAt", c.buyers
  from (${matchCountsSql(NEWLY_LISTED, '$1')}) c join properties p on p.id = c.property_id order by p.listed_at desc, p.id`;

/** Of the requests for access that are `shown`, the newest NDA and who has signed it. */
export const WAITING_NDAS = `
  select (${NEWEST_NDA}) id, u.first_name || ' ' || u.last_name "name", p.id "propertyId", p.name "propertyName", a.created_at "createdAt"
  from shown join nda_access a using (id) join users u on u.id = a.user_id join properties p on p.id = a.property_id
  order by a.created_at, a.id`;
