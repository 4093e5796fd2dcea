import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { list, rowOf } from '../../platform/http/list/list';
import type { Listed, ListQueryDto } from '../../platform/http/list/resource-list';
import { Config } from '../../config';
import { AuditLogRow, withRelated } from './audit-related';
import { AUDIT_LOG } from './audit-log.list';

/** Reading the audit log; nothing here or elsewhere can change it. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /** Newest first unless another field is named. */
  async list(caller: Caller, request: ListQueryDto): Promise<Listed<AuditLogRow>> {
    requireAdmin(caller);
    const listed = await list(this.source, request, AUDIT_LOG, this.given);
    return { ...listed, rows: await withRelated(this.source, listed.rows) };
  }

  /** @throws DomainError('not-found') */
  async get(caller: Caller, id: number): Promise<AuditLogRow> {
    requireAdmin(caller);
    const row = await rowOf(this.source, id, AUDIT_LOG, this.given);
    if (!row) {
      throw notFound('The entry');
    }
    return (await withRelated(this.source, [row]))[0];
  }

  private get given(): { zone: string } {
    return { zone: this.config.OFFICE_TIME_ZONE };
  }
}
