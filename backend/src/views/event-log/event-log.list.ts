import { contains, equals, fromDay, numbersOf, oneOfNumbers, untilDay } from '../../platform/http/list/filters';
import type { Filter, ListRules } from '../../platform/http/list/rules';

/** What one handler made of an event. */
interface HandlerState {
  handler: string;
  /** As JSON has times. */
  queuedAt: string;
  doneAt: string | null;
  failedAt: string | null;
  attempts: number;
  error: string | null;
}

/** A fact, and what became of it. */
export interface EventLogRow {
  id: string;
  name: string;
  /** Ids only. */
  payload: Record<string, unknown>;
  createdAt: Date;
  relayedAt: Date | null;
  parts: HandlerState[];
}

/** Ids as the payload of an event has them. */
const inPayload: Filter = (value, at, { name, sql }) =>
  `${sql} = any(${at(numbersOf(name, value).map(String))}::jsonb[])`;

/** `true`: it is so; anything else: it is not. */
const isSo: Filter = (value, at, { sql }) => `${sql} = ${at(value === true)}`;

const COLUMNS = `
    select e.id, e.name, e.payload, e.created_at "createdAt", e.relayed_at "relayedAt",
           coalesce((select json_agg(json_build_object('handler', p.handler, 'queuedAt', p.queued_at, 'doneAt', p.done_at, 'failedAt', p.failed_at, 'attempts', p.attempts, 'error', p.error) order by p.handler)
                     from event_parts p where p.event_id = e.id), '[]') parts`;

/** What followed the event $1, up to $2. */
export const EVENTS_AFTER = `${COLUMNS} from events e where e.id > $1 and e.id <= $2 order by e.id limit $3`;

/** Every fact that others react to, and what they made of it. */
export const EVENT_LOG: ListRules<EventLogRow, { zone: string }> = {
  table: 'events',
  as: 'e',
  fields: {
    id: { sql: 'e.id', type: 'bigint', sort: true, filter: oneOfNumbers },
    createdAt: { sql: 'e.created_at', type: 'timestamptz', sort: true },
    createdAt_gte: { sql: 'e.created_at', type: 'timestamptz', filter: fromDay },
    createdAt_lte: { sql: 'e.created_at', type: 'timestamptz', filter: untilDay },
    relayedAt: { sql: 'e.relayed_at', type: 'timestamptz', sort: true, nullable: true },
    name: { sql: 'e.name', type: 'text', sort: true, filter: equals, index: 'events_name' },
    propertyId: { sql: `e.payload->'propertyId'`, type: 'int', filter: inPayload },
    dealId: { sql: `e.payload->'dealId'`, type: 'int', filter: inPayload },
    userId: { sql: `e.payload->'userId'`, type: 'int', filter: inPayload },
    waiting: { sql: '(e.relayed_at is null)', type: 'boolean', filter: isSo },
    failed: {
      sql: 'exists (select 1 from event_parts f where f.event_id = e.id and f.failed_at is not null)',
      type: 'boolean',
      filter: isSo,
    },
    q: { sql: 'e.name', type: 'text', filter: contains },
  },
  defaultSort: ['id', 'DESC'],
  rows: `
    ${COLUMNS}
    from page join events e on e.id = page.id`,
};
