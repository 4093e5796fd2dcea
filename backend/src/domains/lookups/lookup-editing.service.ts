import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager, EntityTarget } from 'typeorm';
import { nameOfRecord, recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { conflict, DomainError, invalid, notFound } from '../../platform/common/errors';
import { requireWholeOrder } from '../../platform/http/order.dto';
import { changed, onReference } from '../../platform/database/changes';
import { withTransactionOf } from '../../platform/database/transaction';
import { FIXED_UP_TO, isFixed, LOOKUP_LISTS, LookupListName, LookupListRow } from './lookup-lists';

const LARGEST_ID = 32_767;

export interface LookupInput {
  name: string;
  /** Among the others of its list; the last when it is new and none is given. */
  position?: number;
}

/** The words that people choose from, as far as the office may change them. */
@Injectable()
export class LookupEditingService {
  constructor(private readonly source: DataSource) {}

  /** @throws DomainError('not-found') for a list that cannot be edited */
  async list(caller: Caller, list: string): Promise<LookupListRow[]> {
    requireAdmin(caller);
    requireList(list);
    return this.source.manager.find(entityOf(list), { order: { position: 'ASC', id: 'ASC' } });
  }

  async create(caller: Caller, list: string, input: LookupInput): Promise<LookupListRow> {
    requireAdmin(caller);
    requireList(list);
    const entity = entityOf(list);
    return withTransactionOf(caller, this.source, async (manager) => {
      const rows = await this.locked(manager, entity);
      requireOtherName(rows, input.name);
      const id = Math.max(FIXED_UP_TO[list], ...rows.map((row) => row.id)) + 1;
      if (id > LARGEST_ID) {
        throw conflict('The list is full.');
      }
      const row = {
        id,
        name: input.name,
        position: input.position ?? Math.max(0, ...rows.map(({ position }) => position)) + 1,
      };
      await manager.insert(entity, row);
      await recordAudit(manager, {
        actor: caller,
        action: 'lookup.added',
        subjectType: list,
        subjectId: id,
        change: changeOf<LookupListRow>({}, row),
      });
      return row;
    });
  }

  async change(caller: Caller, list: string, id: number, { name, position }: LookupInput): Promise<LookupListRow> {
    requireAdmin(caller);
    requireList(list);
    const entity = entityOf(list);
    return withTransactionOf(caller, this.source, async (manager) => {
      const rows = await this.locked(manager, entity);
      const before = rows.find((row) => row.id === id);
      if (!before) {
        throw notFound('The entry');
      }
      requireOtherName(
        rows.filter((row) => row.id !== id),
        name,
      );
      const after = { id, name, position: position ?? before.position };
      await manager.update(entity, { id }, { name: after.name, position: after.position });
      await recordAudit(manager, {
        actor: caller,
        action: 'lookup.changed',
        subjectType: list,
        subjectId: id,
        change: changeOf<LookupListRow>(before, after),
      });
      return after;
    });
  }

  /** Puts the whole list in order. */
  async order(caller: Caller, list: string, ids: number[]): Promise<LookupListRow[]> {
    requireAdmin(caller);
    requireList(list);
    const entity = entityOf(list);
    await withTransactionOf(caller, this.source, async (manager) => {
      requireWholeOrder(ids, await this.locked(manager, entity));
      for (const [index, id] of ids.entries()) {
        await manager.update(entity, { id }, { position: index + 1 });
      }
      await recordAudit(manager, {
        actor: caller,
        action: 'lookup.ordered',
        subjectType: list,
        subjectId: null,
        detail: { ids: ids.join(',') },
      });
    });
    return this.list(caller, list);
  }

  /** @throws DomainError('conflict') for an entry that the product fixes, or that a record uses */
  async delete(caller: Caller, list: string, id: number): Promise<void> {
    requireAdmin(caller);
    requireList(list);
    const entity = entityOf(list);
    if (isFixed(list, id)) {
      throw conflict('This entry is fixed; it can be renamed only.');
    }
    await withTransactionOf(caller, this.source, async (manager) => {
      const subjectName = await nameOfRecord(manager, list, id);
      const removed = await manager.delete(entity, { id }).catch(onReference(conflict('This entry is in use.')));
      if (changed(removed) === 0) {
        throw notFound('The entry');
      }
      await recordAudit(manager, {
        actor: caller,
        action: 'lookup.deleted',
        subjectType: list,
        subjectId: id,
        subjectName,
      });
    });
  }

  /** The whole list; changes of it wait for each other. */
  private async locked(manager: EntityManager, entity: EntityTarget<LookupListRow>): Promise<LookupListRow[]> {
    await manager.query(`lock table "${manager.connection.getMetadata(entity).tableName}" in share row exclusive mode`);
    return manager.find(entity);
  }
}

function requireList(list: string): asserts list is LookupListName {
  if (!Object.hasOwn(LOOKUP_LISTS, list)) {
    throw notFound('The list');
  }
}

const entityOf = (list: LookupListName): EntityTarget<LookupListRow> => LOOKUP_LISTS[list];

function requireOtherName(others: LookupListRow[], name: string): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    throw new DomainError('exists', 'Exist', invalid('Exist', 'name').fields);
  }
}
