import { createServer, Server } from 'node:net';
import { VERSION } from '../common/version';
import { blockThreads } from '../../../test/threads';
import { startTestApp, TestApp } from '../../../test/test-app';
import { dropDatabase } from '../../../test/test-database';

describe('operations', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()), 60_000);
  afterAll(() => app.close());

  describe('health', () => {
    it('says that the process lives, to everyone', async () => {
      const answer = await app.call('GET', '/api/health/live');
      expect([answer.status, answer.json()]).toEqual([200, { status: 'ok' }]);
    });

    it('says that it is ready when database, queue and storage answer', async () => {
      const answer = await app.call('GET', '/api/health/ready');
      expect([answer.status, answer.json()]).toEqual([
        200,
        { status: 'ok', version: VERSION, postgres: 'ok', schema: 'ok', redis: 'ok', storage: 'ok', replicas: 'ok' },
      ]);
    });

    it('names no address', async () => {
      expect((await app.call('GET', '/api/health/ready')).text).not.toMatch(/127\.0\.0\.1|localhost/);
    });

    it('[FOPS-05] is not ready on the schema of an earlier version or none, and is on that of a later one', async () => {
      const ready = async () => (({ status, json }) => [status, json()])(await app.call('GET', '/api/health/ready'));
      const behind = [
        503,
        expect.objectContaining({ status: 'down', postgres: 'ok', schema: 'behind', version: VERSION }),
      ];
      const [last] = await app.asOwner(
        'delete from migrations where id = (select max(id) from migrations) returning name, "timestamp"::text',
      );
      expect(await ready()).toEqual(behind);
      await app.asOwner(
        `insert into migrations (name, "timestamp") values ($1, $2), ('Later9790000000000', 9790000000000)`,
        [last.name, last.timestamp],
      );
      expect(await ready()).toEqual([200, expect.objectContaining({ status: 'ok', schema: 'ok' })]);
      await app.asOwner('alter table migrations rename to not_migrations');
      expect(await ready()).toEqual(behind);
      await app.asOwner('alter table not_migrations rename to migrations');
      expect(await ready()).toEqual([200, expect.objectContaining({ status: 'ok' })]);
    });

    it('[FOPS-05] finds the database while all threads and all connections are busy', async () => {
      const busy = await Promise.all(
        Array.from({ length: 5 }, async () => {
          const runner = app.source.createQueryRunner();
          await runner.connect();
          return runner;
        }),
      );
      const threads = blockThreads();
      try {
        const answer = await app.call('GET', '/api/health/ready');
        expect([answer.status, answer.json()]).toEqual([
          200,
          expect.objectContaining({ postgres: 'ok', schema: 'ok' }),
        ]);
      } finally {
        await threads.release();
        for (const runner of busy) {
          await runner.release();
        }
      }
    });
  });
});

describe('health without Redis or without the database', () => {
  let silent: Server;
  let port: number;
  beforeAll(async () => {
    // What is not read is not seen to end either, and would stay open.
    silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    port = (silent.address() as { port: number }).port;
  });
  afterAll(() => void silent.close());

  it('is degraded but ready when Redis does not answer', async () => {
    const app = await startTestApp({ REDIS_URL: `redis://127.0.0.1:${port}` });
    try {
      const answer = await app.call('GET', '/api/health/ready');
      expect([answer.status, answer.json()]).toEqual([
        200,
        {
          status: 'degraded',
          version: VERSION,
          postgres: 'ok',
          schema: 'ok',
          redis: 'failed',
          storage: 'ok',
          replicas: 'ok',
        },
      ]);
    } finally {
      await app.close();
    }
  });

  it('is not ready when the database is gone, and lives all the same', async () => {
    const app = await startTestApp();
    try {
      await dropDatabase(process.env.DATABASE_URL ?? '');
      const answer = await app.call('GET', '/api/health/ready');
      expect([answer.status, answer.json()]).toEqual([
        503,
        expect.objectContaining({ status: 'down', postgres: 'failed', schema: 'unknown' }),
      ]);
      expect((await app.call('GET', '/api/health/live')).status).toBe(200);
    } finally {
      await app.close();
    }
  });
});
