import type { RecordKind } from '@stowbridge/contract/log-words';
import type { EntityManager, EntityTarget } from 'typeorm';
import { nameOfRecord, recordAudit } from '../../platform/audit/audit';
import { changeOf } from '../../platform/audit/change';
import type { Caller } from '../../platform/access/permissions';
import { conflict, inUse, notFound, taken } from '../../platform/common/errors';
import { changed, onReference } from '../../platform/database/changes';
import type { LookupListRow } from './lookup-lists';

const LARGEST_ID = 32_767;

/** A list of words or prices that people choose from, as the office edits it; each change is in the audit log. */
export interface EditedList<Row extends LookupListRow> {
  entity: EntityTarget<Row>;
  subjectType: RecordKind;
  /** What no two entries share, in whatever letter case. */
  unique: keyof Row & string;
  /** Ids up to this are the product's. */
  fixedUpTo: number;
}

/** The whole list; changes of it wait for each other. */
export async function lockedRows<Row extends LookupListRow>(
  manager: EntityManager,
  { entity }: Pick<EditedList<Row>, 'entity'>,
): Promise<Row[]> {
  await manager.query(`lock table "${manager.connection.getMetadata(entity).tableName}" in share row exclusive mode`);
  return manager.find(entity);
}

/** Adds an entry, the last one unless a position is given. */
export async function addEntry<Row extends LookupListRow>(
  manager: EntityManager,
  actor: Caller,
  list: EditedList<Row>,
  { position, ...given }: Omit<Row, 'id' | 'position'> & { position?: number },
): Promise<Row> {
  const rows = await lockedRows(manager, list);
  const id = Math.max(list.fixedUpTo, ...rows.map((row) => row.id)) + 1;
  const row = { id, ...given, position: position ?? Math.max(0, ...rows.map((other) => other.position)) + 1 } as Row;
  requireUnique(rows, row, list.unique);
  if (id > LARGEST_ID) {
    throw conflict('The list is full.');
  }
  await manager.insert(list.entity, row as never);
  await audit(manager, actor, list, 'lookup.added', {}, row);
  return row;
}

/** Changes an entry, which stays where it is unless a position is given. */
export async function changeEntry<Row extends LookupListRow>(
  manager: EntityManager,
  actor: Caller,
  list: EditedList<Row>,
  { position, ...given }: Omit<Row, 'position'> & { position?: number },
): Promise<Row> {
  const rows = await lockedRows(manager, list);
  const before = rows.find(({ id }) => id === given.id);
  if (!before) {
    throw notFound('The entry');
  }
  const after = { ...given, position: position ?? before.position } as Row;
  requireUnique(rows, after, list.unique);
  await manager.update(list.entity, { id: after.id } as never, after as never);
  await audit(manager, actor, list, 'lookup.changed', before, after);
  return after;
}

/** @throws DomainError('in-use') for an entry that a record uses */
export async function deleteEntry(
  manager: EntityManager,
  actor: Caller,
  { entity, subjectType }: { entity: EntityTarget<{ id: number }>; subjectType: RecordKind },
  id: number,
): Promise<void> {
  const subjectName = await nameOfRecord(manager, subjectType, id);
  const removed = await manager.delete(entity, { id }).catch(onReference(inUse('This entry is in use.')));
  if (changed(removed) === 0) {
    throw notFound('The entry');
  }
  await recordAudit(manager, { actor, action: 'lookup.deleted', subjectType, subjectId: id, subjectName });
}

const audit = <Row extends LookupListRow>(
  manager: EntityManager,
  actor: Caller,
  { subjectType }: EditedList<Row>,
  action: 'lookup.added' | 'lookup.changed',
  before: Partial<Row>,
  after: Row,
): Promise<void> =>
  recordAudit(manager, { actor, action, subjectType, subjectId: after.id, change: changeOf<Row>(before, after) });

function requireUnique<Row extends LookupListRow>(rows: Row[], row: Row, field: keyof Row & string): void {
  const valueOf = (of: Row) => String(of[field]).toLowerCase();
  if (rows.some((other) => other.id !== row.id && valueOf(other) === valueOf(row))) {
    throw taken('Exist', field);
  }
}
