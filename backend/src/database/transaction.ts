import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, EntityManager } from 'typeorm';

type Guard = (manager: EntityManager) => Promise<void>;

const guarding = new AsyncLocalStorage<{ guard?: Guard }>();

/**
 * Runs `work` in one transaction. The fact, its history, its audit row and its event row are written through the
 * same manager, so that all of them stand or none does.
 */
export function withTransaction<Result>(source: DataSource, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
  const waiting = guarding.getStore();
  const guard = waiting?.guard;
  if (!guard) return source.transaction(work);
  waiting.guard = undefined;
  return source
    .transaction(async (manager) => {
      await guard(manager);
      return work(manager);
    })
    .catch((error: unknown) => {
      // What is tried again must be guarded again.
      waiting.guard = guard;
      throw error;
    });
}

/**
 * Runs `work` so that its first transaction begins with `guard`: what the guard writes stands or falls with what the
 * work writes, and what it throws leaves everything as it was.
 * @throws Error when the work ended well without any transaction, because then nothing was guarded
 */
export async function withGuard<Result>(guard: Guard, work: () => Promise<Result>): Promise<Result> {
  const waiting: { guard?: Guard } = { guard };
  const result = await guarding.run(waiting, work);
  if (waiting.guard) throw new Error('The condition of a request was not looked at: its handler runs no transaction.');
  return result;
}
