import { IMPORT_ROWS_MAX } from '@stowbridge/contract/imports';
import type { DataSource, EntityManager, EntitySubscriberInterface, InsertEvent, QueryRunner } from 'typeorm';
import { bare } from '../../platform/database/transaction';

/** Whose ids people see. */
const SHOWN = ['properties', 'users', 'vendors'];

/**
 * Gives the records of a trial ids below zero: a sequence does not go back with its transaction, so that each check would
 * leave a gap in what people see.
 */
class TrialIds implements EntitySubscriberInterface {
  readonly runners: (QueryRunner | undefined)[] = [];

  constructor(private next: number) {}

  beforeInsert({ queryRunner, metadata, entity }: InsertEvent<{ id?: number }>): void {
    if (this.runners.includes(queryRunner) && SHOWN.includes(metadata.tableName)) {
      entity.id = this.next--;
    }
  }
}

class RolledBack extends Error {}

/** Begins what `takeBack` takes back, which keeps what was done and locked before. */
export async function beginTrial(manager: EntityManager): Promise<void> {
  await manager.query('savepoint trial');
  bare(manager);
}

/** Takes back all that was tried, with its locks. */
export const takeBack = (manager: EntityManager): Promise<unknown> => manager.query('rollback to savepoint trial');

/** Takes back at once what is done to a record that is there, so that nobody waits for it until the trial ends. */
export async function passing(manager: EntityManager, work: () => Promise<void>): Promise<void> {
  await work();
  await takeBack(manager);
}

/**
 * Works in transactions that are rolled back, all at the same time. Nobody waits for the ids of changes and events that they draw:
 * no row of them will ever be seen.
 */
export async function tryOut<Result>(
  source: DataSource,
  importId: number,
  transactions: number,
  work: (managers: EntityManager[]) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  const ids = new TrialIds(-1 - importId * IMPORT_ROWS_MAX);
  const begin = (managers: EntityManager[]): Promise<void> =>
    source.transaction(async (manager) => {
      await manager.query(
        `select set_config('stowbridge.holds_changes', '1', true), set_config('stowbridge.holds_events', '1', true)`,
      );
      ids.runners.push(manager.queryRunner);
      const begun = [...managers, manager];
      if (begun.length < transactions) {
        return begin(begun);
      }
      results.push(await work(begun));
      throw new RolledBack();
    });
  // Only while somebody tries: every other insert would ask it, too.
  source.subscribers.push(ids);
  try {
    await begin([]);
  } catch (error) {
    if (!(error instanceof RolledBack)) {
      throw error;
    }
  } finally {
    const at = source.subscribers.indexOf(ids);
    if (at >= 0) {
      source.subscribers.splice(at, 1);
    }
  }
  return results[0];
}
