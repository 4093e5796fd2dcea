import { ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { newDataSource } from '../src/platform/database/data-source';
import { pendingSql } from '../src/platform/database/generate';
import { migrate } from '../src/database/migrate';
import { migrationSource } from '../src/platform/database/run-migrations';
import { accountRows } from './account-rows';
import { aBuyer, aDocument, anAdmin, aProperty, aSeller } from './builders';
import { closingRows } from './closing-rows';
import { demandRows } from './demand-rows';
import { OBJECTS } from './schema-objects';
import { serverUrl, urlOf } from './test-database';
import { eventually } from './test-worker';

const LOOKUPS = [
  'states',
  'user_statuses',
  'deal_statuses',
  'property_statuses',
  'document_types',
  'price_steps',
  'diligence_periods',
];

describe('migrations', () => {
  const name = `stowbridge_test_migrations_${randomBytes(4).toString('hex')}`;
  const server = new Client({ connectionString: serverUrl() });
  let source: DataSource;

  beforeAll(async () => {
    await server.connect();
    await server.query(`create database ${name}`);
    await migrate(urlOf(name));
    source = await newDataSource(urlOf(name), 3, 'stowbridge-test').initialize();
  });
  afterAll(async () => {
    await source?.destroy();
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
  });

  const names = (): string[] => source.migrations.map((migration) => migration.constructor.name);
  const newest = (): string[] => names().slice(-1);
  const objects = async (): Promise<string[]> =>
    (await source.query<{ object: string }[]>(OBJECTS)).map(({ object }) => object);
  const lookups = async (): Promise<unknown[]> =>
    Promise.all(LOOKUPS.map((table) => source.query(`select * from ${table} order by id`)));

  async function fill(): Promise<void> {
    const [admin, buyer, seller] = [await anAdmin(source), await aBuyer(source), await aSeller(source)];
    const property = await aProperty(source, { sellerId: seller.id });
    const { id: documentId } = await aDocument(source, property.id);
    await closingRows(source, { adminId: admin.id, buyerId: buyer.id, propertyId: property.id, documentId });
    await demandRows(source, buyer.id, property.id);
    await accountRows(source, admin.id);
    await source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [property.id, admin.id]);
    await source.query(`insert into events (name, payload) values ('offer.submitted', '{}')`);
  }

  const tablesNow = async (): Promise<string[]> =>
    (
      await source.query<{ name: string }[]>(
        `select tablename "name" from pg_tables where schemaname = 'public' order by 1`,
      )
    ).map(({ name }) => name);
  const emptyOf = async (tables: string[]): Promise<string[]> =>
    (
      await source.query<{ name: string }[]>(
        tables.map((table) => `select '${table}' "name" where not exists (select from ${table})`).join(' union all '),
      )
    ).map(({ name }) => name);
  /** What deals and terms said before there were counters. */
  const termsNow = (): Promise<unknown[]> =>
    source.query(
      `select t.id, t.deal_id, t.version, t.price, t.loi_name, t.created_at, d.deal_status_id, d.price deal_price from offer_terms t join deals d on d.id = t.deal_id order by t.id`,
    );

  it('leave nothing that the entities do not say, and nothing unsaid', async () => {
    expect((await pendingSql(urlOf(name))).up).toEqual([]);
  });

  it('from the first counters on go down and up again on rows of every table that they made, and keep what was there before', async () => {
    await fill();
    const [before, tables] = [await objects(), await tablesNow()];
    const kept = await termsNow();
    expect(kept.length).toBeGreaterThan(2);
    const empty = await emptyOf(tables);
    for (let undone = names().length; undone > names().findIndex((name) => name.startsWith('Counters')); undone--) {
      await source.undoLastMigration({ transaction: 'each' });
    }
    const left = await tablesNow();
    const made = tables.filter((table) => !left.includes(table));
    expect(made).toEqual(
      expect.arrayContaining(['answer_notices', 'deal_dates', 'favourites', 'funds_proofs', 'notes', 'offer_rounds']),
    );
    expect(made.filter((table) => empty.includes(table))).toEqual([]);
    expect(await termsNow()).toEqual(kept);
    await migrate(urlOf(name));
    expect([await objects(), await termsNow()]).toEqual([before, kept]);
    await fill();
  });

  it('go up, down on data, and up again to the same schema and lookups', async () => {
    const [before, known] = [await objects(), await lookups()];
    expect(before.length).toBeGreaterThan(300);
    await fill();

    while ((await source.query<{ count: number }[]>('select count(*)::int from migrations'))[0]?.count) {
      await source.undoLastMigration({ transaction: 'each' });
    }
    const left = (await objects()).filter((object) => !/(^| )migrations[_. ]/.test(`${object} `));
    expect(left).toEqual([]);

    await migrate(urlOf(name));
    expect(await objects()).toEqual(before);
    expect(await lookups()).toEqual(known);
    await fill();
    expect(await source.query('select count(*)::int from deals')).toEqual([{ count: 1 }]);
  });

  it('[FOFF-21] name in entries of former times who and what they were about, as the next change found it', async () => {
    const from = names().findIndex((migration) => migration.startsWith('LogNames'));
    for (let undone = names().length; undone > from; undone--) {
      await source.undoLastMigration({ transaction: 'each' });
    }
    // Without what later migrations add.
    const made = async (row: string) => (await source.query<[{ id: number }]>(`insert into ${row} returning id`))[0];
    const admin = await made(`users (first_name, last_name, email, phone_number, user_type_id, status_id)
      values ('Ann', 'Today', 'ann.today@example.com', '303-555-0100', 1, 2)`);
    const property = await made(`properties (name, address1, city, state_id, zip_code, store_type_id, active, status_id)
      values ('Third Name', '100 Main St', 'Denver', 6, '80202', 1, true, 1)`);
    const renamed = (before: string, after: string) => ({ before: { name: before }, after: { name: after } });
    const entry = (subjectId: number, action: string, detail: object) =>
      source.query(
        'insert into audit_log (actor_id, action, subject_type, subject_id, detail) values ($1, $2, $3, $4, $5)',
        [admin.id, action, 'property', subjectId, JSON.stringify(detail)],
      );
    await entry(property.id, 'property.created', { before: { name: null }, after: { name: 'First Name' } });
    await entry(property.id, 'property.updated', renamed('First Name', 'Second Name'));
    await entry(property.id, 'property.published', {});
    await entry(property.id, 'property.updated', renamed('Second Name', 'Third Name'));
    await entry(property.id, 'property.described', {});
    await entry(99_999, 'property.published', {});
    await entry(99_999, 'property.deleted', { before: { name: 'Gone Storage' }, after: { name: null } });
    const [event] = await source.query<{ id: string }[]>(
      `insert into events (name, payload) values ('property.assigned', $1) returning id`,
      [JSON.stringify({ propertyId: property.id, sellerId: admin.id })],
    );
    await source.query(
      `insert into mails (event_id, kind, recipient, user_id, message_id) values ($1, 'property-assigned', 'a@example.com', $2, '<old@x>')`,
      [event?.id, admin.id],
    );
    await source.runMigrations({ transaction: 'each' });
    const rows = await source.query<{ actor_name: string; subject_name: string }[]>(
      'select actor_name, subject_name from audit_log where actor_id = $1 order by id',
      [admin.id],
    );
    expect(rows.map(({ subject_name }) => subject_name)).toEqual([
      'First Name',
      'First Name',
      'Second Name',
      'Second Name',
      'Third Name',
      'Gone Storage',
      'Gone Storage',
    ]);
    expect(rows.every(({ actor_name }) => actor_name === 'Ann Today')).toBe(true);
    expect(await source.query('select recipient_name, record_type, record_id, record_name from mails')).toEqual([
      { recipient_name: 'Ann Today', record_type: 'property', record_id: property.id, record_name: 'Third Name' },
    ]);
    await expect(source.query(`update audit_log set subject_name = 'Another'`)).rejects.toThrow('append-only');
  });

  it('wait for each other when two processes start at once', async () => {
    await source.undoLastMigration({ transaction: 'each' });
    const done = await Promise.all([migrate(urlOf(name)), migrate(urlOf(name))]);
    expect(done.flat()).toEqual(newest());
  });

  it('[FOPS-10] leave word by whom they were run, and take it back when somebody else runs them', async () => {
    const stamp = async (): Promise<unknown> =>
      (await source.query<{ stamp: string | null }[]>(`select obj_description('migrations'::regclass) stamp`))[0].stamp;
    await migrate(urlOf(name), { stamp: `one's own` });
    expect(await stamp()).toBe(`one's own`);
    await migrate(urlOf(name));
    expect(await stamp()).toBeNull();
  });

  it('leave those that use a table alone: they wait for it for seconds, and begin again', async () => {
    await source.undoLastMigration({ transaction: 'each' });
    const held = source.createQueryRunner();
    await held.startTransaction();
    await held.query('lock table migrations in share mode');
    let done = false;
    const migrating = migrate(urlOf(name)).finally(() => (done = true));
    const waiting = `select query from pg_stat_activity where application_name = 'stowbridge-migrate' and datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => (await source.query<unknown[]>(waiting)).length === 1);
    // It gives its place in the queue up once in a while, so that the one that came after it is let through.
    await eventually(async () => (await source.query<unknown[]>(waiting)).length === 0);
    expect(done).toBe(false);
    await held.rollbackTransaction();
    await held.release();
    expect(await migrating).toEqual(newest());
  });

  it('make the indexes of the figures while people go on writing properties', async () => {
    const from = names().indexOf('StorageFigureIndexes1790000000492');
    for (let undone = names().length; undone > from; undone--) {
      await source.undoLastMigration({ transaction: 'each' });
    }
    const writer = source.createQueryRunner();
    await writer.startTransaction();
    await writer.query('lock table properties in row exclusive mode');
    const migrating = migrate(urlOf(name));
    const waiting = `select from pg_stat_activity where application_name = 'stowbridge-migrate' and datname = current_database() and wait_event_type = 'Lock'`;
    const waits = () => eventually(async () => (await source.query<unknown[]>(waiting)).length === 1);
    await waits();
    await source.transaction(async (other) => {
      await other.query('lock table properties in row exclusive mode nowait');
    });
    // It gives up after a while, and tries again.
    await waits();
    await writer.rollbackTransaction();
    await writer.release();
    expect(await migrating).toEqual(names().slice(from));
  });

  it('are under no limit of time', async () => {
    const settings = await migrationSource(urlOf(name)).initialize();
    try {
      expect(
        await settings.query(
          `select current_setting('statement_timeout') statement, current_setting('idle_in_transaction_session_timeout') idle, current_setting('lock_timeout') lock`,
        ),
      ).toEqual([{ statement: '0', idle: '0', lock: '4s' }]);
    } finally {
      await settings.destroy();
    }
  });

  it('finish when they are run again after a kill -9 in the middle', async () => {
    const fresh = `${name}_killed`;
    await server.query(`create database ${fresh}`);
    const [held, watch] = [
      new Client({ connectionString: urlOf(fresh) }),
      new Client({ connectionString: urlOf(fresh) }),
    ];
    await Promise.all([held.connect(), watch.connect()]);
    let child: ChildProcess | undefined;
    try {
      // The first migration comes as far as this table and waits there.
      await held.query('begin');
      await held.query('create table properties (id int)');
      child = spawn(process.execPath, [join(__dirname, '../dist/database/migrate.js')], {
        env: {
          PATH: process.env.PATH,
          DATABASE_URL: urlOf(fresh),
          REDIS_URL: 'redis://unused',
          SECRET_KEY: 'a secret that is only used by tests, 32+',
        },
        stdio: 'ignore',
      });
      const running = async () =>
        (
          await watch.query<{ query: string }>(
            `select query from pg_stat_activity where application_name = 'stowbridge-migrate' and datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rows;
      expect(await eventually(async () => (await running())[0]?.query)).toContain('CREATE TABLE "properties"');
      child.kill('SIGKILL');
      await once(child, 'exit');
      await held.query('rollback');
      await eventually(
        async () =>
          (
            await watch.query(
              `select from pg_stat_activity where application_name = 'stowbridge-migrate' and datname = current_database()`,
            )
          ).rowCount === 0,
      );
      const left = await watch.query(
        `select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
      );
      expect(left.rows).toEqual([]);

      expect(await migrate(urlOf(fresh))).toEqual(names());
      expect((await watch.query<{ object: string }>(OBJECTS)).rows.map(({ object }) => object)).toEqual(
        await objects(),
      );
    } finally {
      child?.kill('SIGKILL');
      await Promise.all([held.end(), watch.end()]);
      await server.query(`drop database if exists ${fresh} with (force)`);
    }
  });
});
