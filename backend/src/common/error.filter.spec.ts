import Fastify from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { openTestDatabase } from '../../test/test-database';
import { ErrorFilter } from './error.filter';

/** Breaks the connection under a transaction and hands on what the work meets then. */
async function broken(source: DataSource, work: (manager: EntityManager) => Promise<unknown>): Promise<unknown> {
  return source
    .transaction(async (manager) => {
      const [{ pid }] = await manager.query<{ pid: number }[]>('select pg_backend_pid() pid');
      return work(Object.assign(manager, { pid }));
    })
    .then(() => undefined, (error: unknown) => error);
}

describe('a connection that breaks under a transaction', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  beforeAll(async () => ({ source, close } = await openTestDatabase()));
  afterAll(() => close());

  const end = (manager: EntityManager): Promise<unknown> => source.query('select pg_terminate_backend($1)', [(manager as EntityManager & { pid: number }).pid]);

  async function statusOf(error: unknown): Promise<number> {
    const app = Fastify();
    app.get('/', (request, reply) => new ErrorFilter().send(error, request, reply));
    const { statusCode, headers } = await app.inject('/');
    expect(headers['retry-after']).toBe('5');
    await app.close();
    return statusCode;
  }

  it('is a 503 when it breaks under a query', async () => {
    const error = await broken(source, async (manager) => {
      const waiting = manager.query('select pg_sleep(5)');
      await Promise.all([waiting, sleep(50).then(() => end(manager))]);
    });
    expect(error).toBeInstanceOf(Error);
    expect(await statusOf(error)).toBe(503);
  });

  it('is a 503 when it breaks between two queries, whichever way the second is asked', async () => {
    for (const second of [(manager: EntityManager) => manager.query('select 1'), (manager: EntityManager) => manager.createQueryBuilder().select('1').from('users', 'u').getRawMany()]) {
      const error = await broken(source, async (manager) => {
        await end(manager);
        await sleep(100);
        await second(manager);
      });
      expect(error).toBeInstanceOf(Error);
      expect(await statusOf(error)).toBe(503);
    }
  });
});
