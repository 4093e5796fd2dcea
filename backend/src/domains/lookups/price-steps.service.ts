import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { withTransactionOf } from '../../platform/database/transaction';
import { addEntry, changeEntry, deleteEntry, type EditedList } from './edited-list';
import { PriceStep } from './lookup.entity';

const STEPS: EditedList<PriceStep> = { entity: PriceStep, subjectType: 'price-step', unique: 'amount', fixedUpTo: 0 };

interface PriceStepInput {
  amount: number;
  position?: number;
}

/** The prices that the search offers as bounds [CONST-16]. No record refers to one, so that any may go. */
@Injectable()
export class PriceStepsService {
  constructor(private readonly source: DataSource) {}

  async list(caller: Caller): Promise<PriceStep[]> {
    requireAdmin(caller);
    return this.source.manager.find(PriceStep, { order: { position: 'ASC', id: 'ASC' } });
  }

  /** @throws DomainError('exists') for an amount that is there already */
  async create(caller: Caller, { amount, position }: PriceStepInput): Promise<PriceStep> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, (manager) =>
      addEntry(manager, caller, STEPS, { name: nameOf(amount), amount, position }),
    );
  }

  /** @throws DomainError('exists') for an amount that another step has */
  async change(caller: Caller, id: number, { amount, position }: PriceStepInput): Promise<PriceStep> {
    requireAdmin(caller);
    return withTransactionOf(caller, this.source, (manager) =>
      changeEntry(manager, caller, STEPS, { id, name: nameOf(amount), amount, position }),
    );
  }

  async delete(caller: Caller, id: number): Promise<void> {
    requireAdmin(caller);
    await withTransactionOf(caller, this.source, (manager) => deleteEntry(manager, caller, STEPS, id));
  }
}

const nameOf = (amount: number): string => `$${amount.toLocaleString('en-US')}`;
