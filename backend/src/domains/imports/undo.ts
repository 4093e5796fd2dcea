import type { DataSource, EntityManager } from 'typeorm';
import { changed } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { quieten, withTransaction } from '../../platform/database/transaction';
import type { RecordFields } from '../../platform/http/record-writer';
import type { Import, ImportRow } from './import.entity';
import { importAt, nextRows, refusalOf, type Writers, writingOf } from './import-state';
import { Lookups } from './lookups';
import type { Writing } from './row-writing';

type Written = Pick<ImportRow, 'recordId' | 'creates' | 'before' | 'written'> & { recordId: number };

const CLAIM = `
  select record_id "recordId", creates, before, written from import_rows where id = $1 and state = 'written' for update skip locked`;
const UNDONE = `
  update imports set state = 'undone', undone_at = now(), tries = 0
  where id = $1 and state = 'undoing' and not exists (select from import_rows where import_id = $1 and state = 'written')`;

/** Takes back what an import has written and nobody has changed since; the rest is kept, and says why. */
export async function undoImport(
  source: DataSource,
  writers: Writers,
  id: number,
  isStopped: () => boolean,
): Promise<void> {
  const found = await importAt(source, id, 'undoing');
  if (!found) {
    return;
  }
  const writing = { writers, lookups: new Lookups(source) };
  for (let after = 0; ;) {
    const rows = await nextRows(source, id, 'written', after);
    if (rows.length === 0) {
      await source.manager.query(UNDONE, [id]);
      return;
    }
    for (const row of rows) {
      if (isStopped()) {
        return;
      }
      await undoRow(source, found, row.id, writing);
    }
    after = rows[rows.length - 1].rowNumber;
  }
}

async function undoRow(
  source: DataSource,
  found: Import,
  id: string,
  writing: { writers: Writers; lookups: Lookups },
): Promise<void> {
  try {
    await withTransaction(source, async (manager) => {
      quieten(manager);
      const [row] = await sql<Written>(manager, { text: CLAIM, values: [id] });
      if (row) {
        const why = await takeBack(writingOf(found, { ...writing, within: manager }), row);
        await settle(manager, found.id, id, why);
      }
    });
  } catch (error) {
    const { message } = refusalOf(error);
    await withTransaction(source, (manager) => settle(manager, found.id, id, message));
  }
}

/** @returns why it is kept; nothing when it is taken back */
async function takeBack(
  { kind, writer, caller }: Writing,
  { recordId, creates, before, written }: Written,
): Promise<string | undefined> {
  const manager = caller.within;
  await writer.lock(manager, recordId);
  const current = await writer.read(manager, recordId);
  if (!current) {
    return undefined;
  }
  if (differing(current, written ?? {}).length > 0) {
    return 'It was changed since';
  }
  if (creates) {
    if (await writer.isUsed(manager, recordId)) {
      return 'Others have to do with it since';
    }
    await writer.remove(caller, recordId);
    await manager.query('delete from import_references where kind = $1 and record_id = $2', [kind, recordId]);
    return undefined;
  }
  const former = before ?? {};
  const changes = differing(current, former).map((name) => [name, former[name]]);
  await writer.change(caller, recordId, current, Object.fromEntries(changes));
  return undefined;
}

/** The fields that are not the same. */
const differing = (one: RecordFields, other: RecordFields): string[] =>
  Object.keys(one).filter((name) => JSON.stringify(one[name] ?? null) !== JSON.stringify(other[name] ?? null));

async function settle(manager: EntityManager, importId: number, id: string, why: string | undefined): Promise<void> {
  const settled = await manager.query<[unknown, number]>(
    `update import_rows set state = $2, problems = $3 where id = $1 and state = 'written'`,
    [id, why ? 'kept' : 'removed', JSON.stringify(why ? [{ heading: null, message: why }] : [])],
  );
  if (changed(settled) > 0) {
    await manager.query(
      `update imports set removed_count = removed_count + $2, kept_count = kept_count + $3, tries = 0 where id = $1`,
      [importId, why ? 0 : 1, why ? 1 : 0],
    );
  }
}
