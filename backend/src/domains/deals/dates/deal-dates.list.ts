import type { DealDateKind } from '@stowbridge/contract/closing';
import type { DataSource } from 'typeorm';
import {
  equals,
  fromDate,
  fromMoment,
  isThere,
  oneOf,
  untilDate,
  untilMoment,
} from '../../../platform/http/list/filters';
import type { ListRules } from '../../../platform/http/list/rules';
import { DEAL_DATE, UNDER_WAY } from './deal-date-rows';

/** A date of any deal. */
export interface ListedDate {
  id: number;
  dealId: number;
  propertyId: number | null;
  propertyName: string;
  kind: DealDateKind;
  /** YYYY-MM-DD. */
  dueOn: string | null;
  doneOn: string | null;
  amount: number | null;
}

/** The dates of all deals that were not given up, the earliest first. */
export const DEAL_DATES: ListRules<ListedDate, object, DataSource> = {
  table: 'deal_dates',
  as: 't',
  joins: { d: 'join deals d on d.id = t.deal_id' },
  where: () => `exists (select from deals d where d.id = t.deal_id and (${UNDER_WAY} or t.done_on is not null))`,
  fields: {
    id: { sql: 't.id', type: 'int', sort: true, filter: oneOf },
    modifiedAt: { sql: 't.modified_at', type: 'timestamptz', sort: true },
    modifiedAt_gte: { sql: 't.modified_at', type: 'timestamptz', filter: fromMoment },
    modifiedAt_lte: { sql: 't.modified_at', type: 'timestamptz', filter: untilMoment },
    dueOn: { sql: 't.due_on', type: 'date', sort: true, nullable: true, index: 'deal_dates_due' },
    from: { sql: 't.due_on', type: 'date', filter: fromDate, index: 'deal_dates_due' },
    until: { sql: 't.due_on', type: 'date', filter: untilDate, index: 'deal_dates_due' },
    dealId: { sql: 't.deal_id', type: 'int', filter: equals, index: 'deal_dates_kind' },
    propertyId: { sql: 'd.property_id', type: 'int', join: 'd', filter: equals, index: 'deals_of_property' },
    kind: { sql: 't.kind', type: 'text', filter: oneOf },
    done: { sql: 't.done_on', type: 'date', filter: isThere },
  },
  defaultSort: ['dueOn', 'ASC'],
  rows: `select ${DEAL_DATE}, t.deal_id "dealId", d.property_id "propertyId", d.property_name "propertyName"
    from page join deal_dates t on t.id = page.id join deals d on d.id = t.deal_id`,
};
