import { Role } from '@stowbridge/contract/ids';
import type { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/permissions';
import {
  contains,
  equals,
  fromDate,
  fromMoment,
  isThere,
  oneOf,
  untilDate,
  untilMoment,
} from '../../platform/http/list/filters';
import type { At, Filter, ListField, ListRules } from '../../platform/http/list/rules';
import { PERSON_NAME } from '../accounts/users/person-name';
import { UNDER_WAY } from '../deals/dates/deal-date-rows';
import { nameFor } from '../ndas/reads-name.sql';
import type { OfficeTask, OwnTask } from './task';

/** SQL for whether a task `t` has to be done: not of a deal that has fallen through. */
export const TO_DO = `t.done_at is null and (t.deal_id is null or exists (select from deals d where d.id = t.deal_id and ${UNDER_WAY}))`;

const SUBJECT = `case when t.deal_id is not null then 'deal' when t.property_id is not null then 'property' when t.user_id is not null then 'user' else 'enquiry' end`;
const PHASE = '(select phase from task_templates where key = t.template_key)';
const person = (id: string): string => `(select ${PERSON_NAME} from users u where u.id = ${id})`;
const files = (
  more: string,
): string => `coalesce((select json_agg(json_build_object(${more}'name', o.actual_file_name, 'published', o.published_at is not null and o.withdrawn_at is null) order by o.id)
  from task_files f join documents o on o.id = f.document_id where f.task_id = t.id), '[]')`;
const COMMON = `t.id, t.title, to_char(t.due_on, 'YYYY-MM-DD') "dueOn", t.side, ${PHASE} phase, t.done_at "doneAt", t.note`;

const OFFICE_ROWS = `
  select ${COMMON}, ${files(`'documentId', o.id, `)} files, ${SUBJECT} subject, coalesce(t.deal_id, t.property_id, t.user_id, t.enquiry_id) "subjectId",
    coalesce(d.deal_name, p.name, ${person('t.user_id')}, (select name from enquiries where id = t.enquiry_id)) "subjectName",
    coalesce(d.property_id, t.property_id) "propertyId", coalesce(d.property_name, p.name) "propertyName",
    t.assignee_id "assigneeId", ${person('t.assignee_id')} "assigneeName", ${person('t.taken_over_from_id')} "takenOverFrom",
    t.done_by_id "doneById", ${person('t.done_by_id')} "doneBy"
  from page join tasks t on t.id = page.id left join deals d on d.id = t.deal_id left join properties p on p.id = t.property_id`;

/** Who asks, and the day at the office. */
export interface TasksToday {
  callerId: number;
  today: string;
}

const mine: Filter<TasksToday> = (value, at, _, { callerId }) =>
  value === true ? `t.assignee_id = ${at(callerId)}` : undefined;
const open: Filter<object> = (value) => (value === true ? TO_DO : `not (${TO_DO})`);
const late: Filter<TasksToday> = (value, at, _, { today }) => {
  const passed = `(${TO_DO} and t.due_on < ${at(today)}::date)`;
  return value === true ? passed : `${passed} is not true`;
};

const SHARED = {
  id: { sql: 't.id', type: 'int', sort: true, filter: oneOf },
  dueOn: { sql: 't.due_on', type: 'date', sort: true, nullable: true, index: 'tasks_due' },
  from: { sql: 't.due_on', type: 'date', filter: fromDate, index: 'tasks_due' },
  until: { sql: 't.due_on', type: 'date', filter: untilDate, index: 'tasks_due' },
  dealId: { sql: 't.deal_id', type: 'int', filter: equals, index: 'tasks_of_deal' },
  title: { sql: 't.title', type: 'text', sort: true },
  done: { sql: 't.done_at', type: 'timestamptz', filter: isThere },
  open: { sql: 't.done_at', type: 'timestamptz', takes: 'flag', filter: open },
} as const satisfies Record<string, ListField>;

/** All tasks, the earliest first. */
export const TASKS: ListRules<OfficeTask, TasksToday, DataSource> = {
  table: 'tasks',
  as: 't',
  versioned: true,
  joins: { d: 'left join deals d on d.id = t.deal_id' },
  fields: {
    ...SHARED,
    createdAt: { sql: 't.created_at', type: 'timestamptz', sort: true },
    modifiedAt: { sql: 't.modified_at', type: 'timestamptz', sort: true },
    modifiedAt_gte: { sql: 't.modified_at', type: 'timestamptz', filter: fromMoment },
    modifiedAt_lte: { sql: 't.modified_at', type: 'timestamptz', filter: untilMoment },
    propertyId: {
      sql: 'coalesce(d.property_id, t.property_id)',
      type: 'int',
      join: 'd',
      filter: equals,
      index: 'tasks_of_property',
    },
    userId: { sql: 't.user_id', type: 'int', filter: equals, index: 'tasks_of_user' },
    enquiryId: { sql: 't.enquiry_id', type: 'int', filter: equals, index: 'tasks_of_enquiry' },
    assigneeId: { sql: 't.assignee_id', type: 'int', filter: equals, index: 'tasks_to_do' },
    assigned: { sql: 't.assignee_id', type: 'int', filter: isThere },
    mine: { sql: 't.assignee_id', type: 'int', takes: 'flag', filter: mine, index: 'tasks_to_do' },
    late: { sql: 't.due_on', type: 'date', takes: 'flag', filter: late, index: 'tasks_due' },
    side: { sql: 't.side', type: 'text', filter: oneOf },
    q: { sql: 't.title', type: 'text', filter: contains, search: true },
  },
  defaultSort: ['dueOn', 'ASC'],
  rows: OFFICE_ROWS,
};

/** As whom somebody has tasks. */
export interface TaskOwner {
  id: number;
  admin: boolean;
  buyer: boolean;
  seller: boolean;
}

export const ownerOf = ({ id, roles }: Caller): TaskOwner => ({
  id,
  admin: roles.includes(Role.Admin),
  buyer: roles.includes(Role.Buyer),
  seller: roles.includes(Role.Seller),
});

/**
 * SQL for whether a task `t` is one's own: of the office by its assignee, of a buyer or a seller by their deal, as long as
 * that is accepted or sold [BEYC-59].
 */
export const ownTask = (at: At, { id, admin, buyer, seller }: TaskOwner): string => {
  const me = at(id);
  const sides = [
    ...(buyer ? [`t.side = 'buyer' and d.buyer_id = ${me}`] : []),
    ...(seller ? [`t.side = 'seller' and p.seller_id = ${me}`] : []),
  ];
  return [
    ...(sides.length > 0
      ? [
          `exists (select from deals d left join properties p on p.id = d.property_id where d.id = t.deal_id and d.deal_status_id in (1, 5) and (${sides.join(' or ')}))`,
        ]
      : []),
    ...(admin ? [`t.side = 'office' and t.assignee_id = ${me}`] : []),
    `${me}::int is null`,
  ].join(' or ');
};

/** One's own tasks, the earliest first. */
export const OWN_TASKS: ListRules<OwnTask, TaskOwner, DataSource> = {
  table: 'tasks',
  as: 't',
  where: ownTask,
  fields: SHARED,
  defaultSort: ['dueOn', 'ASC'],
  rows: (at, { id }) => `
    select ${COMMON}, ${files('')} files, t.deal_id "dealId", coalesce(d.property_id, t.property_id) "propertyId",
      ${nameFor(`${at(id)}::int`, 'coalesce(d.property_name, p.name)')} "propertyName"
    from page join tasks t on t.id = page.id left join deals d on d.id = t.deal_id left join properties p on p.id = coalesce(d.property_id, t.property_id)`,
};
