import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { openTestDatabase, type OpenTestDatabase, withoutReplicas } from '../../../test/test-database';
import { eventually } from '../../../test/test-worker';
import { Config } from '../../config';
import { sql, type Statement } from '../database/sql';
import { withTransaction } from '../database/transaction';
import type { KeptAnswer } from './kept-answer';
import { PublicAnswers } from './public-answers';

const NAME = { name: 'spec-name', text: 'select name from store_types where id = $1', values: [1] };

describe('answers to visitors, kept in memory', () => {
  let database: OpenTestDatabase;
  let source: DataSource;
  let answers: PublicAnswers;
  let elsewhere: Client;

  const open = async (megabytes = 1): Promise<PublicAnswers> => {
    const config = Object.assign(new Config(), { DATABASE_URL: database.ownerUrl, PUBLIC_MEMORY_MB: megabytes });
    const opened = new PublicAnswers(source, withoutReplicas(source), config);
    await opened.onApplicationBootstrap();
    return opened;
  };
  const ask = (statement: Statement, of = answers): Promise<KeptAnswer> =>
    of.answer(`${statement.name} ${String(statement.values)}`, async () => {
      const [{ name }] = await sql<{ name: string }>(of, statement);
      return { text: name };
    });
  const nameOf = async (id: number): Promise<string> => String((await ask({ ...NAME, values: [id] })).body);
  const rename = (name: string): Promise<unknown> =>
    elsewhere.query('update store_types set name = $1 where id = 1', [name]);

  beforeEach(async () => {
    database = await openTestDatabase();
    source = database.source;
    elsewhere = new Client({ connectionString: database.ownerUrl });
    await elsewhere.connect();
    answers = await open();
  });
  afterEach(async () => {
    await answers.onApplicationShutdown();
    await elsewhere.end();
    await database.close();
  });

  it('are made once, and once for those who ask together', async () => {
    const [one, other] = await Promise.all([ask(NAME), ask(NAME)]);
    expect(other).toBe(one);
    expect(await ask(NAME)).toBe(one);
    expect(await ask({ ...NAME, values: [2] })).not.toEqual(one);
    expect(answers.answered).toEqual({ memory: 1, made: 3 });
  });

  it('are made again once a change made elsewhere has been heard of', async () => {
    await nameOf(1);
    for (const name of ['one', 'two', 'three']) {
      await rename(name);
      // Ends when all that was announced so far has been heard.
      await answers.afterTransactionCommit();
      expect(await nameOf(1)).toBe(name);
    }
  });

  it('are made again at once for who changed it in this process, many at a time too', async () => {
    for (let round = 0; round < 20; round += 1) {
      const names = ['a', 'b', 'c'].map((letter) => `${letter}${round}`);
      await Promise.all(
        names.map(async (name, index) => {
          await nameOf(index + 1);
          await withTransaction(source, (manager) =>
            manager.query('update store_types set name = $1 where id = $2', [name, index + 1]),
          );
          expect(await nameOf(index + 1)).toBe(name);
        }),
      );
    }
  });

  it('are not kept when they were read before a change and came after it', async () => {
    // Its rows are of the moment before the lock was waited for.
    const slow = {
      name: 'spec-slow',
      text: 'select t.name from store_types t cross join lateral (select pg_advisory_xact_lock_shared(t.id + 77)) l where t.id = $1',
      values: [1],
    };
    await elsewhere.query('select pg_advisory_lock(78)');
    const early = ask(slow);
    await eventually(
      async () => (await elsewhere.query('select from pg_locks where not granted')).rowCount === 1,
      60_000,
    );
    await rename('late');
    await answers.afterTransactionCommit();
    await elsewhere.query('select pg_advisory_unlock(78)');
    expect(String((await early).body)).not.toBe('late');
    expect(String((await ask(slow)).body)).toBe('late');
  });

  it('are not kept while changes are not heard of, and again once they are', async () => {
    await nameOf(1);
    const terminated = await elsewhere.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stowbridge-public-answers' and datname = current_database()`,
    );
    expect(terminated.rowCount).toBe(1);
    await rename('unheard');
    // A connection that is gone is noticed by what it is asked.
    await answers.afterTransactionCommit();
    expect(await nameOf(1)).toBe('unheard');
    await eventually(async () => {
      const { memory } = answers.answered;
      await nameOf(1);
      return answers.answered.memory > memory;
    }, 60_000);
    await rename('heard');
    await answers.afterTransactionCommit();
    expect(await nameOf(1)).toBe('heard');
  });

  it('take no more memory than they may, and none when they may not', async () => {
    const long = (value: number) => ({
      name: 'spec-long',
      text: `select repeat('x', 100000) || $1 as name`,
      values: [value],
    });
    for (let value = 0; value < 20; value += 1) {
      await ask(long(value));
    }
    await ask(long(0));
    expect(answers.answered.memory).toBe(0);
    await ask(long(19));
    expect(answers.answered.memory).toBe(1);
    await answers.answer('?'.repeat(3000), () => Promise.resolve({ text: 'a' }));
    const other = await answers.answer('?'.repeat(3000), () => Promise.resolve({ text: 'b' }));
    expect(String(other.body)).toBe('b');
    const none = await open(0);
    await ask(NAME, none);
    await ask(NAME, none);
    expect(none.answered).toEqual({ memory: 0, made: 0 });
    await none.onApplicationShutdown();
  });

  it('are not kept when they failed, or say that they may not be', async () => {
    const broken = { name: 'spec-broken', text: 'select (1 / $1::int)::text as name', values: [0] };
    await expect(ask(broken)).rejects.toThrow('division by zero');
    await expect(ask(broken)).rejects.toThrow('division by zero');
    const own = () => answers.answer('own', () => Promise.resolve({ text: 'x', isKept: false }));
    expect(await own()).not.toBe(await own());
    const [one, other] = await Promise.all([own(), own()]);
    expect(one).not.toBe(other);
    expect(answers.answered.memory).toBe(0);
  });
});
