import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { Config } from '../../config';
import { EVENT_LOG, EventLogRow } from './event-log.list';

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
