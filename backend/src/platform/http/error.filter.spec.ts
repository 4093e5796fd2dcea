import Fastify from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import { openTestDatabase } from '../../../test/test-database';
import { eventually } from '../../../test/test-worker';
import { ErrorFilter } from './error.filter';

/** Breaks the connection under a transaction and hands on what the work meets then. */
async function broken(source: DataSource, work: (manager: EntityManager) => Promise<unknown>): Promise<unknown> {
  return source
    .transaction(async (manager) => {
      const [{ pid }] = await manager.query<{ pid: number }[]>('select pg_backend_pid() pid');
      return work(Object.assign(manager, { pid }));
    })
    .then(
      () => undefined,
      (error: unknown) => error,
    );
}

describe('a foreign key that would not hold', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  beforeAll(async () => ({ source, close } = await openTestDatabase()));
  afterAll(() => close());

  const answerTo = async (sql: string, url: string): Promise<unknown[]> => {
    const error: unknown = await source.query(sql).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    const { status, body } = new ErrorFilter().answer(error, { id: '1', url, method: 'POST' });
    return [status, body.startsWith('{') ? (JSON.parse(body) as { errors: unknown }).errors : body];
  };

  it.each([
    [
      `insert into agent_locations (address, city, zip_code, state_id) values ('1 Way', 'Denver', '80202', 292)`,
      'State is invalid',
      'stateId',
    ],
    [
      `insert into categories (name, level, primary_category_id) values ('Doors', 2, 9999)`,
      'Primary Category is invalid',
      'primaryCategoryId',
    ],
    [`update users set position_id = 9999`, 'Position is invalid', 'positionId'],
  ])('[FSEC-05] is the field of the row that names: %s', async (sql, message, field) => {
    await source.query(
      `insert into users (first_name, last_name, email, phone_number, user_type_id, status_id) values ('A', 'B', 'a@b.co', '303-555-0100', 2, 2) on conflict do nothing`,
    );
    expect(await answerTo(sql, '/api/call')).toEqual([400, message]);
    expect(await answerTo(sql, '/api/v1/resource')).toEqual([422, [{ field, code: 'invalid', message }]]);
  });

  it('[FSEC-05] is in use when the row that is named goes, whether the key restricts or not', async () => {
    await source.query(
      `insert into agent_locations (address, city, zip_code, state_id) values ('1 Way', 'Denver', '80202', 6)`,
    );
    await source.query(
      `with p as (insert into categories (name, level) values ('Gates', 1) returning id) insert into categories (name, level, primary_category_id) select 'Steel', 2, id from p`,
    );
    for (const sql of ['delete from states where id = 6', `delete from categories where name = 'Gates'`]) {
      expect(await answerTo(sql, '/api/call')).toEqual([400, 'It is in use.']);
      expect(await answerTo(sql, '/api/v1/resource')).toEqual([409, []]);
    }
  });
});

describe('a connection that breaks under a transaction', () => {
  let source: DataSource;
  let close: () => Promise<void>;
  beforeAll(async () => ({ source, close } = await openTestDatabase()));
  afterAll(() => close());

  const pidOf = (manager: EntityManager): number => (manager as EntityManager & { pid: number }).pid;
  const end = (manager: EntityManager): Promise<unknown> =>
    source.query('select pg_terminate_backend($1)', [pidOf(manager)]);
  /** What the server's process of a transaction waits for; undefined when there is no such process. */
  const waitOf = async (manager: EntityManager): Promise<string | null | undefined> =>
    (
      await source.query<{ wait_event: string | null }[]>('select wait_event from pg_stat_activity where pid = $1', [
        pidOf(manager),
      ])
    )[0]?.wait_event;

  async function statusOf(error: unknown): Promise<number> {
    const app = Fastify();
    app.get('/', (request, reply) => new ErrorFilter().send(error, request, reply));
    const { statusCode, headers } = await app.inject('/');
    expect(headers['retry-after']).toBe('5');
    await app.close();
    return statusCode;
  }

  it('and a row that somebody else holds for too long are a 503', async () => {
    const held: unknown = await source.transaction(async (holder) => {
      await holder.query('select pg_advisory_xact_lock(7203999)');
      return source
        .transaction(async (manager) => {
          await manager.query(`select set_config('lock_timeout', '50ms', true)`);
          await manager.query('select pg_advisory_xact_lock(7203999)');
        })
        .catch((error: unknown) => error);
    });
    expect(await statusOf(held)).toBe(503);
  });

  it('is a 503 when it breaks under a query', async () => {
    const error = await broken(source, async (manager) => {
      const waiting = manager.query('select pg_sleep(50)');
      await Promise.all([
        waiting,
        eventually(async () => (await waitOf(manager)) === 'PgSleep').then(() => end(manager)),
      ]);
    });
    expect(error).toBeInstanceOf(Error);
    expect(await statusOf(error)).toBe(503);
  });

  it('is a 503 when it breaks between two queries, whichever way the second is asked', async () => {
    for (const second of [
      (manager: EntityManager) => manager.query('select 1'),
      (manager: EntityManager) => manager.createQueryBuilder().select('1').from('users', 'u').getRawMany(),
    ]) {
      const error = await broken(source, async (manager) => {
        await end(manager);
        await eventually(async () => (await waitOf(manager)) === undefined);
        await second(manager);
      });
      expect(error).toBeInstanceOf(Error);
      expect(await statusOf(error)).toBe(503);
    }
  });
});
