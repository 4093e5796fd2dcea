import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { nameOfRecord, recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { conflict, DomainError, notFound } from '../../platform/common/errors';
import { changed } from '../../platform/database/changes';
import { withTransactionOf } from '../../platform/database/transaction';
import { PriceStep } from './lookup.entity';

const LARGEST_ID = 32_767;
const SUBJECT = 'price-step';

/** The prices that the search offers as bounds [CONST-16]. No record refers to one, so that any may go. */
@Injectable()
export class PriceStepsService {
  constructor(private readonly source: DataSource) {}

  async list(caller: Caller): Promise<PriceStep[]> {
    requireAdmin(caller);
    return this.source.manager.find(PriceStep, { order: { position: 'ASC', id: 'ASC' } });
  }

  /** @throws DomainError('exists') for an amount that is there already */
  async create(caller: Caller, { amount, position }: { amount: number; position?: number }): Promise<PriceStep> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, async (manager) => {
      const rows = await locked(manager);
      requireOtherAmount(rows, amount);
      const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
      if (id > LARGEST_ID) {
        throw conflict('The list is full.');
      }
      const row = {
        id,
        name: nameOf(amount),
        amount,
        position: position ?? Math.max(0, ...rows.map((other) => other.position)) + 1,
      };
      await manager.insert(PriceStep, row);
      await recordAudit(manager, {
        actor: caller,
        action: 'lookup.added',
        subjectType: SUBJECT,
        subjectId: id,
        change: changeOf<PriceStep>({}, row),
      });
      return row;
    });
  }

  /** @throws DomainError('exists') for an amount that another step has */
  async change(
    caller: Caller,
    id: number,
    { amount, position }: { amount: number; position?: number },
  ): Promise<PriceStep> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, async (manager) => {
      const rows = await locked(manager);
      const before = rows.find((row) => row.id === id);
      if (!before) {
        throw notFound('The entry');
      }
      requireOtherAmount(
        rows.filter((row) => row.id !== id),
        amount,
      );
      const after = { id, name: nameOf(amount), amount, position: position ?? before.position };
      await manager.update(PriceStep, { id }, after);
      await recordAudit(manager, {
        actor: caller,
        action: 'lookup.changed',
        subjectType: SUBJECT,
        subjectId: id,
        change: changeOf<PriceStep>(before, after),
      });
      return after;
    });
  }

  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, async (manager) => {
      const subjectName = await nameOfRecord(manager, SUBJECT, id);
      if (changed(await manager.delete(PriceStep, { id })) === 0) {
        throw notFound('The entry');
      }
      await recordAudit(manager, {
        actor: caller,
        action: 'lookup.deleted',
        subjectType: SUBJECT,
        subjectId: id,
        subjectName,
      });
    });
  }
}

const nameOf = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** The whole list; changes of it wait for each other. */
async function locked(manager: EntityManager): Promise<PriceStep[]> {
  await manager.query('lock table price_steps in share row exclusive mode');
  return manager.find(PriceStep);
}

function requireOtherAmount(others: PriceStep[], amount: number): void {
  if (others.some((other) => other.amount === amount)) {
    throw new DomainError('exists', 'Exist', [{ field: 'amount', message: 'Exist' }]);
  }
}
