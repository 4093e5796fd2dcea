import { Injectable } from '@nestjs/common';
import { DataSource, EntityTarget } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { Caller, requireAdmin } from '../../platform/access/permissions';
import { conflict, notFound } from '../../platform/common/errors';
import { requireWholeOrder } from '../../platform/http/order.dto';
import { withTransactionOf } from '../../platform/database/transaction';
import { addEntry, changeEntry, deleteEntry, type EditedList, lockedRows } from './edited-list';
import { FIXED_UP_TO, isFixed, LOOKUP_LISTS, LookupListName, LookupListRow } from './lookup-lists';

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

  async create(caller: Caller, list: string, { name, position }: LookupInput): Promise<LookupListRow> {
    requireAdmin(caller);
    requireList(list);
    return withTransactionOf(caller, this.source, (manager) =>
      addEntry(manager, caller, edited(list), { name, position }),
    );
  }

  async change(caller: Caller, list: string, id: number, { name, position }: LookupInput): Promise<LookupListRow> {
    requireAdmin(caller);
    requireList(list);
    return withTransactionOf(caller, this.source, (manager) =>
      changeEntry(manager, caller, edited(list), { id, name, position }),
    );
  }

  /** Puts the whole list in order. */
  async order(caller: Caller, list: string, ids: number[]): Promise<LookupListRow[]> {
    requireAdmin(caller);
    requireList(list);
    const entity = entityOf(list);
    await withTransactionOf(caller, this.source, async (manager) => {
      requireWholeOrder(ids, await lockedRows(manager, { entity }));
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

  /** @throws DomainError('conflict') for an entry that the product fixes, 'in-use' for one that a record uses */
  async delete(caller: Caller, list: string, id: number): Promise<void> {
    requireAdmin(caller);
    requireList(list);
    if (isFixed(list, id)) {
      throw conflict('This entry is fixed; it can be renamed only.');
    }
    await withTransactionOf(caller, this.source, (manager) => deleteEntry(manager, caller, edited(list), id));
  }
}

function requireList(list: string): asserts list is LookupListName {
  if (!Object.hasOwn(LOOKUP_LISTS, list)) {
    throw notFound('The list');
  }
}

const entityOf = (list: LookupListName): EntityTarget<LookupListRow> => LOOKUP_LISTS[list];

const edited = (list: LookupListName): EditedList<LookupListRow> => ({
  entity: entityOf(list),
  subjectType: list,
  unique: 'name',
  fixedUpTo: FIXED_UP_TO[list],
});
