import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, EntityManager } from 'typeorm';

type Guard = (manager: EntityManager) => Promise<void>;

const guarding = new AsyncLocalStorage<{ guard?: Guard }>();

/**
 * Runs `work` in one transaction. The fact, its history, its audit row and its event row are written through the
 * same manager, so that all of them stand or none does.
 */
export function withTransaction<Result>(
  source: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const waiting = guarding.getStore();
  const guard = waiting?.guard;
  if (!guard) {
    return source.transaction(work);
  }
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

/** Requests that are being guarded. Without any the storage is switched off: in Node 20 it makes every promise dearer. */
let guarded = 0;

/**
 * Runs `work` so that its first transaction begins with `guard`: what the guard writes stands or falls with what the
 * work writes, and what it throws leaves everything as it was.
 * @throws Error when the work ended well without any transaction, because then nothing was guarded
 */
export async function withGuard<Result>(guard: Guard, work: () => Promise<Result>): Promise<Result> {
  const { result, asked } = await withGuardIfAny(guard, work);
  if (!asked) {
    throw new Error('The condition of a request was not looked at: its handler runs no transaction.');
  }
  return result;
}

/** The same for work that may run no transaction at all; `asked` says whether one began with the guard. */
export async function withGuardIfAny<Result>(
  guard: Guard,
  work: () => Promise<Result>,
): Promise<{ result: Result; asked: boolean }> {
  const waiting: { guard?: Guard } = { guard };
  guarded += 1;
  try {
    const result = await guarding.run(waiting, work);
    return { result, asked: !waiting.guard };
  } finally {
    guarded -= 1;
    if (guarded === 0) {
      guarding.disable();
    }
  }
}
