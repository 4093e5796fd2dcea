import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { invalid, notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { settledId } from '../../platform/events/settled';
import { AFTER_LIMIT } from '../../platform/http/list/after.dto';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { Config } from '../../config';
import { EVENT_LOG, EventLogRow, EVENTS_AFTER } from './event-log.list';

/** Reading the outbox: every fact that others react to, and what they made of it. */
@Injectable()
export class EventLogService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** Newest first unless another field is named. */
  list(caller: Caller, request: ListQueryDto): Promise<Listed<EventLogRow>> {
    requireAdmin(caller);
    return list(this.source, request, EVENT_LOG, this.given);
  }

  /** All that followed an event, in order, up to the newest settled one. */
  async after(
    caller: Caller,
    { after, limit = String(AFTER_LIMIT), ...others }: ListQueryDto & { after: string },
  ): Promise<{ rows: EventLogRow[]; settled: string }> {
    requireAdmin(caller);
    if (Object.values(others).some((part) => part !== undefined && JSON.stringify(part) !== '{}')) {
      throw invalid('after goes with limit alone.', 'after');
    }
    const settled = await settledId(this.source, 'events');
    const rows = await sql<EventLogRow>(this.source, { text: EVENTS_AFTER, values: [after, settled, limit] });
    return { rows, settled };
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, id: number): Promise<EventLogRow> {
    requireAdmin(caller);
    const row = await rowOf(this.source, id, EVENT_LOG, this.given);
    if (!row) {
      throw notFound('The event');
    }
    return row;
  }

  private get given(): { zone: string } {
    return { zone: this.config.OFFICE_TIME_ZONE };
  }
}
