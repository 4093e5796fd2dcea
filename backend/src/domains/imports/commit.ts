import type { DataSource } from 'typeorm';
import type { DomainError } from '../../platform/common/errors';
import { changed } from '../../platform/database/changes';
import { sql } from '../../platform/database/sql';
import { quieten, withTransaction } from '../../platform/database/transaction';
import type { Import } from './import.entity';
import { importAt, nextRows, problemsOf, refusalOf, type RowAt, type Writers, writingOf } from './import-state';
import { Lookups } from './lookups';
import { writeRow } from './row-writing';

const WRITTEN = `
  update import_rows set state = 'written', record_id = $2, creates = $3, name = $4, before = $5, written = $6, problems = '[]'
  where id = $1`;
const REFERENCE = `
  insert into import_references (kind, reference, record_id) values ($1, $2, $3)
  on conflict (kind, reference) do update set record_id = excluded.record_id`;
const DONE = `
  update imports set state = 'done', done_at = now(), tries = 0
  where id = $1 and state = 'committing' and not exists (select from import_rows where import_id = $1 and state = 'right')`;

/**
 * Writes what the check called right, a piece at a time. Each row is one transaction that also says that it is written:
 * whoever goes on after a crash writes none twice.
 */
export async function commitImport(
  source: DataSource,
  writers: Writers,
  id: number,
  isStopped: () => boolean,
): Promise<void> {
  const found = await importAt(source, id, 'committing');
  if (!found) {
    return;
  }
  const writing = { writers, lookups: new Lookups(source) };
  for (let after = 0; ;) {
    const rows = await nextRows(source, id, 'right', after);
    if (rows.length === 0) {
      await source.manager.query(DONE, [id]);
      return;
    }
    for (const row of rows) {
      if (isStopped()) {
        return;
      }
      await commitRow(source, found, row, writing);
    }
    after = rows[rows.length - 1].rowNumber;
  }
}

async function commitRow(
  source: DataSource,
  found: Import,
  { id, cells }: RowAt,
  writing: { writers: Writers; lookups: Lookups },
): Promise<void> {
  try {
    await withTransaction(source, async (manager) => {
      if (!found.mails) {
        quieten(manager);
      }
      const waiting = await sql(manager, {
        text: `select 1 from import_rows where id = $1 and state = 'right' for update skip locked`,
        values: [id],
      });
      if (waiting.length === 0) {
        return;
      }
      const { recordId, creates, name, reference, before } = await writeRow(
        writingOf(found, { ...writing, within: manager }),
        cells,
      );
      // As it is stored, to be compared when the import is undone.
      const written = await writing.writers[found.kind].read(manager, recordId);
      const fields = [before && JSON.stringify(before), JSON.stringify(written)];
      await manager.query(WRITTEN, [id, recordId, creates, name, ...fields]);
      if (reference !== undefined) {
        await manager.query(REFERENCE, [found.kind, reference, recordId]);
      }
      await manager.query('update imports set written_count = written_count + 1, tries = 0 where id = $1', [found.id]);
    });
  } catch (error) {
    await refuse(source, found, id, refusalOf(error));
  }
}

/** What was right when it was checked is no longer: something has changed meanwhile [BEYE-29]. */
async function refuse(source: DataSource, found: Import, id: string, refusal: DomainError): Promise<void> {
  const problems = problemsOf(found, refusal).map(({ heading, message }) => ({
    heading,
    message: `Changed since the check: ${message}`,
  }));
  await withTransaction(source, async (manager) => {
    const refused = await manager.query<[unknown, number]>(
      `update import_rows set state = 'refused', problems = $2 where id = $1 and state = 'right'`,
      [id, JSON.stringify(problems)],
    );
    if (changed(refused) > 0) {
      await manager.query('update imports set refused_count = refused_count + 1, tries = 0 where id = $1', [found.id]);
    }
  });
}
