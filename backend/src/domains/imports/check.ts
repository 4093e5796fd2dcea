import { IMPORT_SAMPLES } from '@stowbridge/contract/imports';
import type { DataSource, EntityManager } from 'typeorm';
import { invalid } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { withTransaction } from '../../platform/database/transaction';
import type { Import, RowProblem, Sample } from './import.entity';
import { importAt, nextRows, problemsOf, refusalOf, type RowAt, type Writers, writingOf } from './import-state';
import { Lookups } from './lookups';
import { type MeantBy, writeRow, type Writing } from './row-writing';
import { sampleOf } from './samples';
import { passing, tryOut } from './trial';

/** What the check says of a row. */
interface Outcome {
  id: string;
  right: boolean;
  creates: boolean | null;
  name: string | null;
  problems: RowProblem[];
}

/** Rows that one statement saves. */
const AT_ONCE = 1000;
/** Two workers do not check the same. */
const CHECKING = 7203581;

const SAVE = `
  update import_rows r set state = case when o.right then 'right' else 'wrong' end, creates = o.creates, name = o.name, problems = o.problems
  from jsonb_to_recordset($1::jsonb) o(id bigint, "right" boolean, creates boolean, name text, problems jsonb)
  where r.id = o.id`;
const CHECKED = `
  update imports set state = 'checked', checked_at = now(), checked_count = row_count, wrong_count = $2, changing_count = $3, samples = $4, tries = 0
  where id = $1 and state = 'checking'`;

/**
 * Writes all rows of an import in a transaction that is rolled back, through the services that will write them: what they
 * take now they take later, unless something has changed.
 */
export async function checkImport(
  source: DataSource,
  writers: Writers,
  id: number,
  isStopped: () => boolean,
): Promise<void> {
  const found = await importAt(source, id, 'checking');
  if (!found) {
    return;
  }
  const lookups = new Lookups(source);
  const samples: Sample[] = [];
  const outcomes = await tryOut(source, id, async (manager) => {
    if (!(await isFree(manager, id))) {
      return undefined;
    }
    const writing = writingOf(found, { writers, lookups, within: manager, change: passing });
    return new Check(source, found, writing, samples).run(isStopped);
  });
  if (outcomes) {
    await save(source, id, outcomes, samples);
  }
}

async function isFree(manager: EntityManager, id: number): Promise<boolean> {
  const [{ free }] = await sql<{ free: boolean }>(manager, {
    text: 'select pg_try_advisory_xact_lock($1, $2) free',
    values: [CHECKING, id],
  });
  return free;
}

class Check {
  private readonly outcomes: Outcome[] = [];
  /** In which row a record was named first, or an address that its change has taken. */
  private readonly named = new Map<string, number>();

  constructor(
    private readonly source: DataSource,
    private readonly found: Import,
    private readonly writing: Writing,
    private readonly samples: Sample[],
  ) {}

  /** Undefined when it was stopped. */
  async run(isStopped: () => boolean): Promise<Outcome[] | undefined> {
    for (let after = 0; ;) {
      const rows = await nextRows(this.source, this.found.id, 'waiting', after);
      if (rows.length === 0) {
        return this.outcomes;
      }
      for (const row of rows) {
        if (isStopped()) {
          return undefined;
        }
        this.outcomes.push(await this.tryRow(row));
        await this.show(row);
      }
      after = rows[rows.length - 1].rowNumber;
      // Seen while the check is under way, so not in its transaction.
      await this.source.manager.query('update imports set checked_count = $2 where id = $1', [
        this.found.id,
        this.outcomes.length,
      ]);
    }
  }

  private async tryRow({ id, rowNumber, cells }: RowAt): Promise<Outcome> {
    const names: [string, MeantBy][] = [];
    try {
      const { creates, name } = await writeRow(this.writing, cells, (record, field) => {
        const first = this.named.get(record);
        if (first !== undefined) {
          throw invalid(
            field === 'email' ? `Row ${first} takes this address` : `Row ${first} is of the same record`,
            field,
          );
        }
        names.push([record, field]);
      });
      for (const [record, field] of names) {
        // A new person holds the address until the check ends; a change is taken back at once.
        if (field !== 'email' || !creates) {
          this.named.set(record, rowNumber);
        }
      }
      return { id, right: true, creates, name, problems: [] };
    } catch (error) {
      return { id, right: false, creates: null, name: null, problems: problemsOf(this.found, refusalOf(error)) };
    }
  }

  private async show(row: RowAt): Promise<void> {
    if (this.samples.length < IMPORT_SAMPLES) {
      const { kind, columns, lookups } = this.writing;
      this.samples.push(await sampleOf(kind, columns, row, lookups));
    }
  }
}

async function save(source: DataSource, id: number, outcomes: Outcome[], samples: Sample[]): Promise<void> {
  await withTransaction(source, async (manager) => {
    for (let from = 0; from < outcomes.length; from += AT_ONCE) {
      await manager.query(SAVE, [JSON.stringify(outcomes.slice(from, from + AT_ONCE))]);
    }
    const wrong = outcomes.filter(({ right }) => !right).length;
    const changing = outcomes.filter(({ creates }) => creates === false).length;
    await manager.query(CHECKED, [id, wrong, changing, JSON.stringify(samples)]);
  });
}
