import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { likeText, Listed, ListQueryDto, parseList } from '../../platform/http/list/resource-list';
import { Config } from '../../config';
import { Conditions, idsOf } from '../../platform/http/list/conditions';
import type { EventLogRow } from './event-log.resource.dto';

const SORTS: Record<string, string> = {
  id: 'e.id',
  createdAt: 'e.created_at',
  relayedAt: 'e.relayed_at',
  name: 'e.name',
};
const FILTERS = [
  'id',
  'name',
  'propertyId',
  'dealId',
  'userId',
  'waiting',
  'failed',
  'createdAt_gte',
  'createdAt_lte',
  'q',
];
const FAILED = 'exists (select 1 from event_parts f where f.event_id = e.id and f.failed_at is not null)';
const COLUMNS = `
  e.id, e.name, e.payload, e.created_at "createdAt", e.relayed_at "relayedAt",
  coalesce((select json_agg(json_build_object('handler', p.handler, 'queuedAt', p.queued_at, 'doneAt', p.done_at, 'failedAt', p.failed_at, 'attempts', p.attempts, 'error', p.error) order by p.handler)
            from event_parts p where p.event_id = e.id), '[]') parts`;

/** Reading the outbox: every fact that others react to, and what they made of it. */
@Injectable()
export class EventLogService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** Newest first unless another field is named. */
  async list(caller: Caller, request: ListQueryDto): Promise<Listed<EventLogRow>> {
    requireAdmin(caller);
    const { first, count, sort, filter } = parseList(request, Object.keys(SORTS), FILTERS, ['id', 'DESC']);
    const conditions = new Conditions();
    if (filter.id !== undefined) {
      conditions.add((at) => `e.id = any(${at}::bigint[])`, idsOf('id', filter.id));
    }
    if (filter.name !== undefined) {
      conditions.add((at) => `e.name = ${at}`, String(filter.name));
    }
    for (const field of ['propertyId', 'dealId', 'userId'] as const) {
      const value = filter[field];
      if (value !== undefined) {
        conditions.add((at) => `e.payload->'${field}' = any(${at}::jsonb[])`, idsOf(field, value).map(String));
      }
    }
    if (filter.waiting !== undefined) {
      conditions.add((at) => `(e.relayed_at is null) = ${at}`, filter.waiting === true);
    }
    if (filter.failed !== undefined) {
      conditions.add((at) => `${FAILED} = ${at}`, filter.failed === true);
    }
    if (filter.q !== undefined) {
      conditions.add((at) => `e.name ilike ${at}`, `%${likeText(String(filter.q))}%`);
    }
    conditions.addDays('e.created_at', filter, this.config.OFFICE_TIME_ZONE);
    const { where, values } = conditions;
    const [[{ total }], rows] = await Promise.all([
      this.source.query<{ total: number }[]>(`select count(*)::int total from events e ${where}`, values),
      this.source.query<EventLogRow[]>(
        `select ${COLUMNS} from events e ${where} order by ${SORTS[sort.field]} ${sort.order}, e.id ${sort.order} limit ${count} offset ${first}`,
        values,
      ),
    ]);
    return { rows, total, first };
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, id: number): Promise<EventLogRow> {
    requireAdmin(caller);
    const [row] = await this.source.query<EventLogRow[]>(`select ${COLUMNS} from events e where e.id = $1`, [id]);
    if (!row) {
      throw notFound('The event');
    }
    return row;
  }
}
