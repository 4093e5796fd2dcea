import { HIDDEN_IN_TRACKER, OPEN_STAGES, TERMINAL_STAGES } from '@stowbridge/contract/stages';
import { invalid } from '../../platform/common/errors';
import { containing, fromMoment, oneOf, untilMoment } from '../../platform/http/list/filters';
import type { Filter, FilterValue, ListRules } from '../../platform/http/list/rules';
import { WAITING } from './deal';
import { lateSql } from './dates/deal-date-rows';
import { BUYER_NAME, dealRows, type DealRow } from './deals.queries';
import { unlessSealed } from './rounds/sealed.sql';

/** A part of a text; anything else that is no text narrows nothing. */
const part: Filter = (value, at, { sql }) =>
  typeof value === 'string' ? `${sql} ilike ${at(containing(value))}` : undefined;

/** An id; what is none finds nothing. */
const id: Filter = (value, at, { sql }) => `${sql} = ${at(Number(value) || -1)}`;

/** The same, and 0: nobody in particular. */
const owner: Filter = (value, at, field, given) =>
  Number(value) === 0 ? `${field.sql} is null` : id(value, at, field, given);

/** More accounts than this are not collected: each deal looks at its own then. */
const FEW = 5000;

/** What has no three letters or digits in a row is in no trigram. */
const IN_TRIGRAMS = /[\p{L}\p{N}]{3}/u;

/**
 * Deals of buyers with an account, found through the trigram index `users_words`, and those of offline buyers. What most
 * accounts hold, such as the end of their addresses, is looked for deal by deal, until there are enough; what the index
 * cannot find is looked for in deals beside their accounts `u`.
 */
const ofBuyer =
  (account: (alias: string) => string, offline: string): Filter =>
  (value, at) => {
    if (typeof value !== 'string') {
      return undefined;
    }
    const text = at(containing(value));
    if (!IN_TRIGRAMS.test(value)) {
      return `case when d.buyer_id is null then ${offline} else ${account('u')} end ilike ${text}`;
    }
    const accounts = `from users b where b.first_name || ' ' || b.last_name || ' ' || coalesce(b.company_name, '') || ' ' || b.email::text ilike ${text} and ${account('b')} ilike ${text}`;
    return `(case when d.buyer_id is null then ${offline} ilike ${text}
      when (select count(*) from (select ${accounts} limit ${FEW + 1}) few) <= ${FEW} then d.buyer_id in (select b.id ${accounts})
      else (select ${account('b')} ilike ${text} from users b where b.id = d.buyer_id) end)`;
  };

/** `open`: offers that the seller may answer; `overdue`: those of them that were due before today; `live`: what has not ended. */
const waiting: Filter<DealsToday> = (value, at, _, { today }) => {
  if (!WAITING.some((one) => one === value)) {
    throw invalid('waiting is open, overdue or live.', 'filter');
  }
  if (value === 'live') {
    return `d.deal_status_id <> all('{${TERMINAL_STAGES.join()}}'::smallint[])`;
  }
  const open = `d.deal_status_id = any(${at(OPEN_STAGES)}::smallint[])`;
  return value === 'open'
    ? open
    : `${open} and exists (select from properties o where o.id = d.property_id and o.offers_due_date < ${at(today)}::date)`;
};

/** A date has passed that is not done, or not. */
const late: Filter<DealsToday> = (value, at, _, { today }) => {
  const passed = lateSql(`${at(today)}::date`);
  return value === true ? passed : `not (${passed})`;
};

/** The tracker leaves Interested and Withdrawn out [DEAL-08]. */
const tracker = (value: FilterValue): string | undefined =>
  value === true ? `d.deal_status_id <> all('{${HIDDEN_IN_TRACKER.join()}}'::smallint[])` : undefined;

/** The day at the office, by which offers that were due before are overdue. */
export interface DealsToday {
  today: string;
}

/** The deals of the back office: the tracker, the lists of /api/v1 and the report. */
export const DEALS: ListRules<DealRow, DealsToday> = {
  table: 'deals',
  as: 'd',
  versioned: true,
  joins: { u: 'left join users u on u.id = d.buyer_id' },
  fields: {
    id: { sql: 'd.id', type: 'int', sort: true, filter: oneOf },
    createdAt: { sql: 'd.created_at', type: 'timestamptz', sort: true, index: 'deals_newest' },
    modifiedAt: { sql: 'd.modified_at', type: 'timestamptz', sort: true },
    modifiedAt_gte: { sql: 'd.modified_at', type: 'timestamptz', filter: fromMoment },
    modifiedAt_lte: { sql: 'd.modified_at', type: 'timestamptz', filter: untilMoment },
    dealName: { sql: 'd.deal_name', type: 'text', filter: part, callsOnly: true },
    propertyId: { sql: 'd.property_id', type: 'int', filter: id, index: 'deals_of_property' },
    propertyName: { sql: 'd.property_name', type: 'text', sort: true, filter: part, search: true },
    buyerId: { sql: 'd.buyer_id', type: 'int', filter: id, index: 'deals_of_buyer' },
    buyerName: {
      sql: BUYER_NAME,
      type: 'text',
      join: 'u',
      sort: true,
      filter: ofBuyer(
        (u) => `${u}.first_name || ' ' || ${u}.last_name`,
        `d.offline_buyer_first_name || ' ' || coalesce(d.offline_buyer_last_name, '')`,
      ),
      search: true,
      index: 'users_words',
    },
    buyerEmail: {
      sql: 'd.offline_buyer_email',
      type: 'text',
      join: 'u',
      filter: ofBuyer((u) => `${u}.email::text`, 'd.offline_buyer_email'),
      search: true,
      index: 'users_words',
    },
    ownerId: { sql: 'd.owner_id', type: 'int', filter: owner, index: 'deals_of_owner' },
    price: { sql: unlessSealed('d', 'd.price'), type: 'bigint', sort: true, nullable: true },
    statusId: { sql: 'd.deal_status_id', type: 'smallint', sort: true, filter: id, index: 'deals_by_stage' },
    statusDate: { sql: 'd.status_at', type: 'timestamptz', sort: true, index: 'deals_moved' },
    tracker: { sql: 'd.deal_status_id', type: 'smallint', takes: 'flag', filter: tracker },
    late: { sql: 'd.deal_status_id', type: 'smallint', takes: 'flag', filter: late, index: 'deal_dates_open' },
    waiting: { sql: 'd.deal_status_id', type: 'smallint', takes: 'text', filter: waiting },
  },
  defaultSort: ['createdAt', 'DESC'],
  rows: (at, { today }) => dealRows(at(today)),
};
