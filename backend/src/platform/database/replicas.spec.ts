import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { Config } from '../../config';
import { newDataSource } from './data-source';
import { Replicas } from './replicas';
import { sql } from './sql';
import { type EmbeddedPostgres, startPostgres } from '@stowbridge/tools/embedded/postgres';
import { startStandby } from '../../../test/standby';
import { eventually } from '../../../test/test-worker';

/** Whether the answering server is a replica, and how many notes it knows. */
const WHERE = 'select pg_is_in_recovery() replica, count(*)::int notes from notes';

interface Where {
  replica: boolean;
  notes: number;
}

describe('reads that may be a second old', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-replicas-'));
  let primary: EmbeddedPostgres;
  let standby: EmbeddedPostgres;
  let source: DataSource;
  const opened: Replicas[] = [];

  const read = async (replicas: Replicas): Promise<Where> =>
    (await sql<Where>(replicas, { text: WHERE, values: [] }))[0];
  const open = async (urls: string[]): Promise<Replicas> => {
    const replicas = new Replicas(
      source,
      Object.assign(new Config(), { DATABASE_URL: primary.url, DATABASE_REPLICA_URLS: urls, DATABASE_POOL: 3 }),
    );
    opened.push(replicas);
    await replicas.onApplicationBootstrap();
    return replicas;
  };
  const isAsleep = async (url: string): Promise<boolean> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rowCount } = await client.query(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`);
    await client.end();
    return rowCount === 1;
  };
  const standbyFolder = { dataFolder: join(folder, 'standby'), cacheFolder: folder, settings: { fsync: 'off' } };
  const paused = (pause: boolean): Promise<void> =>
    asked(standby.url, `select pg_wal_replay_${pause ? 'pause' : 'resume'}()`);

  async function asked(url: string, statement: string): Promise<void> {
    const connection = await newDataSource(url, 1).initialize();
    await connection.query(statement).finally(() => connection.destroy());
  }

  beforeAll(async () => {
    // Postgres runs under another account when we are root and must be able to pass.
    chmodSync(folder, 0o711);
    primary = await startPostgres({
      dataFolder: join(folder, 'primary'),
      cacheFolder: folder,
      settings: { fsync: 'off', wal_keep_size: '256MB' },
    });
    source = await newDataSource(primary.url, 3).initialize();
    await source.query('create table notes (id int primary key)');
    standby = await startStandby(primary, standbyFolder);
  });
  afterEach(async () => {
    for (const replicas of opened.splice(0)) {
      await replicas.onApplicationShutdown();
    }
    await source.query('truncate notes');
  });
  afterAll(async () => {
    await source.destroy();
    await standby.stop();
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('come from a replica, which soon knows what was written', async () => {
    const replicas = await open([standby.url]);
    expect(replicas.states).toEqual([expect.objectContaining({ name: `127.0.0.1:${standby.port}`, usable: true })]);
    await source.query('insert into notes values (1)');
    await eventually(async () => (await read(replicas)).notes === 1);
    expect(await read(replicas)).toEqual({ replica: true, notes: 1 });
    expect(
      await sql(replicas, {
        name: 'notes-count',
        text: 'select count(*)::int n from notes where id = $1',
        values: [1],
      }),
    ).toEqual([{ n: 1 }]);
    expect(replicas.answered.primary).toBe(0);
  });

  it('come from the primary without any replica', async () => {
    expect(await read(await open([]))).toEqual({ replica: false, notes: 0 });
  });

  it('come from the primary while the replica is too far behind, and from the replica when it has caught up', async () => {
    const replicas = await open([standby.url]);
    await paused(true);
    await source.query('insert into notes values (1)');
    await eventually(async () => !(await read(replicas)).replica);
    expect(await read(replicas)).toEqual({ replica: false, notes: 1 });
    expect(replicas.states[0].lagSeconds).toBeGreaterThan(2);
    await paused(false);
    await eventually(async () => (await read(replicas)).replica);
    expect(await read(replicas)).toEqual({ replica: true, notes: 1 });
  });

  it('do not fail when the replica dies under them, and go to it again when it is back', async () => {
    const replicas = await open([standby.url]);
    const { port } = standby;
    let wrong = 0;
    let over = false;
    const reader = async (): Promise<void> => {
      while (!over) {
        await read(replicas).catch(() => (wrong += 1));
      }
    };
    const readers = Promise.all([reader(), reader(), reader()]);
    // A read that is under way when its server dies.
    const slow = sql<{ done: boolean }>(replicas, { text: 'select pg_sleep(2) is not null done', values: [] });
    await eventually(() => isAsleep(standby.url));
    process.kill(standby.pid, 'SIGKILL');
    await standby.exited;
    await eventually(async () => replicas.answered.primary > 10);
    standby = await startPostgres({ ...standbyFolder, port });
    await eventually(async () => (await read(replicas)).replica);
    over = true;
    await readers;
    expect([wrong, await slow]).toEqual([0, [{ done: true }]]);
  });

  it('share the work of several, and leave out those that never answer or are none', async () => {
    const silent = await new Promise<Server>((resolve) => {
      const server = createServer(() => undefined).listen(0, '127.0.0.1', () => resolve(server));
    });
    const { port } = silent.address() as { port: number };
    const replicas = await open([
      standby.url,
      `postgres://x:y@127.0.0.1:${port}/x`,
      primary.url,
      standby.url.replace('127.0.0.1', 'localhost'),
    ]);
    expect(replicas.states.map(({ usable }) => usable)).toEqual([true, false, false, true]);
    for (let count = 0; count < 8; count += 1) {
      expect((await read(replicas)).replica).toBe(true);
    }
    silent.close();
  });

  it('show their own mistakes as they are', async () => {
    const replicas = await open([standby.url]);
    await expect(sql(replicas, { text: 'select 1 / 0', values: [] })).rejects.toThrow('division by zero');
    expect(replicas.states[0].usable).toBe(true);
  });
});
