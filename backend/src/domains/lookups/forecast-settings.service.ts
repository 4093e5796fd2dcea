import { Injectable } from '@nestjs/common';
import type { RecordKind } from '@stowbridge/contract/log-words';
import { DataSource, type EntityManager, type EntityTarget } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { notFound } from '../../platform/common/errors';
import { withTransactionOf } from '../../platform/database/transaction';
import { OfficeSettings, StageProbability } from './forecast-settings.entity';

const LARGEST_ID = 32_767;
/** The one row of the office's settings. */
const OFFICE = 1;

/** What the forecast of sales is reckoned with. */
@Injectable()
export class ForecastSettingsService {
  constructor(private readonly source: DataSource) {}

  /** @throws DomainError('not-found') for a stage that no deal leaves */
  async setProbability(caller: Caller, id: number, percent: number): Promise<StageProbability> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, (manager) =>
      set(manager, caller, { entity: StageProbability, subjectType: 'stage-probability' }, id, { percent }),
    );
  }

  async setCommission(caller: Caller, commissionPercent: number): Promise<OfficeSettings> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, (manager) =>
      set(manager, caller, { entity: OfficeSettings, subjectType: 'office-settings' }, OFFICE, { commissionPercent }),
    );
  }
}

async function set<Row extends { id: number }>(
  manager: EntityManager,
  actor: Caller,
  { entity, subjectType }: { entity: EntityTarget<Row>; subjectType: RecordKind },
  id: number,
  change: Partial<Omit<Row, 'id'>>,
): Promise<Row> {
  const before =
    id <= LARGEST_ID
      ? await manager.findOne(entity, { where: { id } as never, lock: { mode: 'pessimistic_write' } })
      : null;
  if (!before) {
    throw notFound('The entry');
  }
  await manager.update(entity, { id } as never, change as QueryDeepPartialEntity<Row>);
  const after: Row = { ...before, ...change };
  await recordAudit(manager, {
    actor,
    action: 'lookup.changed',
    subjectType,
    subjectId: id,
    change: changeOf<Row>(before, after),
  });
  return after;
}
