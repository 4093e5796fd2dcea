import { DataSource, EntityManager } from 'typeorm';

/**
 * What a request makes its effect depend on, looked at when its first transaction begins: what the check writes holds
 * or falls with what the work writes, and what it throws leaves everything as it was.
 */
export class Condition {
  /** Whether a transaction of the request has begun with the check. */
  asked = false;

  constructor(readonly check: (manager: EntityManager) => Promise<void>) {}
}

/**
 * Runs `work` in one transaction. The fact, its history, its audit row and its event row are written through the
 * same manager, so that all of them hold or none does.
 */
export const withTransaction = <Result>(
  source: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> => source.transaction(work);

/**
 * The same for what somebody asked for: the first transaction of their request begins with its condition. Within a larger
 * transaction it is a savepoint of that one.
 */
export function withTransactionOf<Result>(
  caller: { condition?: Condition; within?: EntityManager } | undefined,
  source: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  if (caller?.within) {
    return isBare(caller.within) ? work(caller.within) : caller.within.transaction(work);
  }
  const condition = caller?.condition;
  if (!condition || condition.asked) {
    return source.transaction(work);
  }
  condition.asked = true;
  return source
    .transaction(async (manager) => {
      await condition.check(manager);
      return work(manager);
    })
    .catch((error: unknown) => {
      // What is tried again must be checked again.
      condition.asked = false;
      throw error;
    });
}

/** In this transaction nobody needs savepoints: whatever fails, all of it is taken back. */
export function bare({ queryRunner }: EntityManager): void {
  if (queryRunner) {
    queryRunner.data.bare = true;
  }
}

const isBare = ({ queryRunner }: EntityManager): boolean => queryRunner?.data.bare === true;

/** Nobody is told by mail of what this transaction does. */
export function quieten({ queryRunner }: EntityManager): void {
  if (queryRunner) {
    queryRunner.data.quiet = true;
  }
}

export const isQuiet = ({ queryRunner }: EntityManager): boolean => queryRunner?.data.quiet === true;

/**
 * Selected in a transaction that may be lost in a crash, since it is then done again: it is answered before it is on disk,
 * and keeps no other from getting there.
 */
export const ASYNC_COMMIT = `set_config('synchronous_commit', 'off', true)`;
