import { IMPORT_SAMPLES } from '@stowbridge/contract/imports';
import type { DataSource, EntityManager } from 'typeorm';
import { invalid } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { withTransaction } from '../../platform/database/transaction';
import type { Import, RowProblem, Sample } from './import.entity';
import { importAt, nextRows, problemsOf, refusalOf, type RowAt, type Writers, writingOf } from './import-state';
import { Lookups } from './lookups';
import { type Claim, writeRow, type Writing } from './row-writing';
import { sampleOf } from './samples';
import { beginTrial, passing, takeBack, tryOut } from './trial';

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
/** Most rows that are tried at the same time: while the database writes one, this process makes the statements of another. */
const LANES = 3;
/** Two imports at once leave a third of the connections to all else. */
const lanesOf = ({ options }: DataSource): number =>
  Math.max(1, Math.min(LANES, Math.floor(((options.poolSize ?? 0) - 1) / 3)));
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
 * Writes all rows of an import in transactions that are rolled back, through the services that will write them: what they
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
  const outcomes = await tryOut(source, id, lanesOf(source), async (managers) => {
    if (!(await isFree(managers[0], id))) {
      return undefined;
    }
    const lanes = managers.map((within) => writingOf(found, { writers, lookups, within, change: passing }));
    return new Check(source, found, lanes, samples).run(isStopped);
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
  /** Which row has claimed something, and whether that row turns out right. */
  private readonly claimed = new Map<string, { rowNumber: number; right: Promise<boolean> }>();
  /** Ends when all rows so far have made their claims: of two that claim the same the first in the file gets it. */
  private claiming = Promise.resolve();
  private failed = false;

  constructor(
    private readonly source: DataSource,
    private readonly found: Import,
    private readonly lanes: Writing[],
    private readonly samples: Sample[],
  ) {}

  /** Undefined when it was stopped. */
  async run(isStopped: () => boolean): Promise<Outcome[] | undefined> {
    await Promise.all(this.lanes.map(({ caller }) => beginTrial(caller.within)));
    for (let after = 0; ;) {
      const rows = await nextRows(this.source, this.found.id, 'waiting', after);
      if (rows.length === 0) {
        return this.outcomes;
      }
      await this.show(rows);
      const waiting = rows.values();
      const ends = await Promise.allSettled(this.lanes.map((lane) => this.tryRows(lane, waiting, isStopped)));
      const fault = ends.find((end) => end.status === 'rejected');
      if (fault) {
        throw fault.reason;
      }
      if (isStopped()) {
        return undefined;
      }
      after = rows[rows.length - 1].rowNumber;
      // Seen while the check is under way, so not in its transactions.
      await this.source.manager.query('update imports set checked_count = $2 where id = $1', [
        this.found.id,
        this.outcomes.length,
      ]);
    }
  }

  private async tryRows(lane: Writing, waiting: IterableIterator<RowAt>, isStopped: () => boolean): Promise<void> {
    for (const row of waiting) {
      if (isStopped() || this.failed) {
        return;
      }
      try {
        this.outcomes.push(await this.tryRow(lane, row));
      } catch (error) {
        this.failed = true;
        throw error;
      }
    }
  }

  private async tryRow(lane: Writing, { id, rowNumber, cells }: RowAt): Promise<Outcome> {
    const before = this.claiming;
    let hasClaimed = (): void => undefined;
    this.claiming = new Promise((resolve) => (hasClaimed = resolve));
    let isRight = (_right: boolean): void => undefined;
    const right = new Promise<boolean>((resolve) => (isRight = resolve));
    const own: string[] = [];
    try {
      const { creates, name } = await writeRow(lane, cells, async (claims) => {
        await before;
        for (const { of, field } of claims) {
          await this.claim(of, field, { rowNumber, right });
          own.push(of);
        }
        hasClaimed();
      });
      isRight(true);
      return { id, right: true, creates, name, problems: [] };
    } catch (error) {
      own.forEach((of) => this.claimed.delete(of));
      isRight(false);
      await takeBack(lane.caller.within);
      return { id, right: false, creates: null, name: null, problems: problemsOf(this.found, refusalOf(error)) };
    } finally {
      // The row may have ended before it claimed anything, and those before it may still be about to.
      void before.then(hasClaimed);
    }
  }

  /** @throws DomainError where an earlier row that is right has it */
  private async claim(
    of: string,
    field: Claim['field'],
    by: { rowNumber: number; right: Promise<boolean> },
  ): Promise<void> {
    const first = this.claimed.get(of);
    if (first && (await first.right)) {
      throw invalid(
        field === 'email'
          ? `Row ${first.rowNumber} takes this address`
          : `Row ${first.rowNumber} is of the same record`,
        field,
      );
    }
    this.claimed.set(of, by);
  }

  /** The first rows of the file as they will be. */
  private async show(rows: RowAt[]): Promise<void> {
    const { kind, columns, lookups } = this.lanes[0];
    for (const row of rows.slice(0, IMPORT_SAMPLES - this.samples.length)) {
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
