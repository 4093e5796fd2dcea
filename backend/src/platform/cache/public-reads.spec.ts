import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { openTestDatabase, type OpenTestDatabase, withoutReplicas } from '../../../test/test-database';
import { eventually } from '../../../test/test-worker';
import { Config } from '../../config';
import { sql } from '../database/sql';
import { withTransaction } from '../database/transaction';
import { PublicReads } from './public-reads';

const NAME = { name: 'spec-name', text: 'select name from store_types where id = $1', values: [1] };

describe('what visitors read, kept in memory', () => {
  let database: OpenTestDatabase;
  let source: DataSource;
  let reads: PublicReads;
  let elsewhere: Client;

  const open = async (megabytes = 1): Promise<PublicReads> => {
    const config = Object.assign(new Config(), { DATABASE_URL: database.ownerUrl, PUBLIC_MEMORY_MB: megabytes });
    const opened = new PublicReads(source, withoutReplicas(source), config);
    await opened.onApplicationBootstrap();
    return opened;
  };
  const nameNow = async (): Promise<string> => (await sql<{ name: string }>(reads, NAME))[0].name;
  const rename = (name: string): Promise<unknown> =>
    elsewhere.query('update store_types set name = $1 where id = 1', [name]);

  beforeEach(async () => {
    database = await openTestDatabase();
    source = database.source;
    elsewhere = new Client({ connectionString: database.ownerUrl });
    await elsewhere.connect();
    reads = await open();
  });
  afterEach(async () => {
    await reads.onApplicationShutdown();
    await elsewhere.end();
    await database.close();
  });

  it('is read once, and once by those who ask together', async () => {
    const [one, other] = await Promise.all([sql(reads, NAME), sql(reads, NAME)]);
    expect(other).toBe(one);
    expect(await sql(reads, NAME)).toBe(one);
    expect(await sql(reads, { ...NAME, values: [2] })).not.toEqual(one);
    expect(reads.answered.memory).toBe(1);
  });

  it('is read again once a change made elsewhere has been heard of', async () => {
    await nameNow();
    for (const name of ['one', 'two', 'three']) {
      await rename(name);
      // Ends when all that was announced so far has been heard.
      await reads.afterTransactionCommit();
      expect(await nameNow()).toBe(name);
    }
  });

  it('is read again at once by who changed it in this process, many at a time too', async () => {
    for (let round = 0; round < 20; round += 1) {
      await nameNow();
      const names = ['a', 'b', 'c'].map((letter) => `${letter}${round}`);
      await Promise.all(
        names.map(async (name, index) => {
          const statement = { ...NAME, values: [index + 1] };
          await sql(reads, statement);
          await withTransaction(source, (manager) =>
            manager.query('update store_types set name = $1 where id = $2', [name, index + 1]),
          );
          expect(await sql(reads, statement)).toEqual([{ name }]);
        }),
      );
    }
  });

  it('keeps nothing that was read before a change and came after it', async () => {
    // Its rows are of the moment before the lock was waited for.
    const slow = {
      name: 'spec-slow',
      text: 'select t.name from store_types t cross join lateral (select pg_advisory_xact_lock_shared(t.id + 77)) l where t.id = $1',
      values: [1],
    };
    await elsewhere.query('select pg_advisory_lock(78)');
    const early = sql<{ name: string }>(reads, slow);
    await eventually(
      async () => (await elsewhere.query('select from pg_locks where not granted')).rowCount === 1,
      60_000,
    );
    await rename('late');
    await reads.afterTransactionCommit();
    await elsewhere.query('select pg_advisory_unlock(78)');
    expect((await early)[0].name).not.toBe('late');
    expect((await sql<{ name: string }>(reads, slow))[0].name).toBe('late');
  });

  it('keeps nothing while changes are not heard of, and again once they are', async () => {
    await nameNow();
    const terminated = await elsewhere.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stowbridge-public-reads' and datname = current_database()`,
    );
    expect(terminated.rowCount).toBe(1);
    await rename('unheard');
    // A connection that is gone is noticed by what it is asked.
    await reads.afterTransactionCommit();
    expect(await nameNow()).toBe('unheard');
    await eventually(async () => {
      const { memory } = reads.answered;
      await nameNow();
      return reads.answered.memory > memory;
    }, 60_000);
    await rename('heard');
    await reads.afterTransactionCommit();
    expect(await nameNow()).toBe('heard');
  });

  it('takes no more memory than it may, and none when it may not', async () => {
    const long = (value: number) => ({
      name: 'spec-long',
      text: `select repeat('x', 100000) || $1 long`,
      values: [value],
    });
    for (let value = 0; value < 20; value += 1) {
      await sql(reads, long(value));
    }
    await sql(reads, long(0));
    expect(reads.answered.memory).toBe(0);
    await sql(reads, long(19));
    expect(reads.answered.memory).toBe(1);
    const none = await open(0);
    await sql(none, NAME);
    await sql(none, NAME);
    expect(none.answered).toEqual({ memory: 0, postgres: 0 });
    await none.onApplicationShutdown();
  });

  it('does not keep what failed', async () => {
    const broken = { name: 'spec-broken', text: 'select 1 / $1::int one', values: [0] };
    await expect(sql(reads, broken)).rejects.toThrow('division by zero');
    await expect(sql(reads, broken)).rejects.toThrow('division by zero');
    expect(reads.answered).toEqual({ memory: 0, postgres: 2 });
  });
});
