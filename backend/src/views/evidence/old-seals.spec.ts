import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { sealerOf } from '../../../test/evidence';
import { createEmptyDatabase, type TestDatabase, testRole } from '../../../test/test-database';
import { testConfig } from '../../../test/test-worker';
import { migrate } from '../../database/migrate';
import { publicKeyOf, sealingKey, signHash } from '../../platform/audit/seal-signature';
import { MIGRATIONS, newDataSource } from '../../platform/database/data-source';
import { migrationSource } from '../../platform/database/run-migrations';
import { EvidenceService } from './evidence.service';

const BEFORE_COUNTERS = 1790000000401;
const BEFORE_LATE_OFFERS = 1790000000470;

const utc = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** What the releases of then sealed of terms, written out: nothing of it may depend on what this release says of them. */
const FIRST = [
  ...['id', 'deal_id', 'version', 'price', 'loi_name', 'loi_company_name', 'diligence_period_id'],
  ...['earnest_money_deposit', 'source_of_financing', 'created_by_id', utc('created_at')],
];
const SECOND = [
  ...FIRST,
  ...['author_side', 'kind', 'answers_version', utc('answer_by'), 'closing_days', 'hard_deposit_days'],
  ...['exclusivity_days', 'commission_by', 'contingencies', 'message', 'binding_on_agreement'],
];

const sha256 = (content: Buffer | string): Buffer => createHash('sha256').update(content).digest();
const hashOf = (texts: (string | null)[]): Buffer =>
  sha256(texts.map((text) => (text === null ? '-' : `${Buffer.byteLength(text)}:${text}`)).join());

/** A deal of the first ids, with terms in two versions, as the first release with seals had them. */
const DEAL = `
  insert into deals (id, deal_name, property_name, is_offline, offline_buyer_first_name, offline_buyer_email, deal_status_id, status_at)
  values (1, 'An offer', 'Storage Depot', true, 'Ann', 'ann@example.com', 6, now());
  insert into offer_terms (id, deal_id, version, price, loi_name, loi_company_name, diligence_period_id, earnest_money_deposit, source_of_financing)
  values (11, 1, 1, 4000000, 'Ann Müller', '', 2, 2.5, 'Cash'), (12, 1, 2, 4100000, 'Ann Müller', 'Müller, Inc.', 2, 3, '5:Loan')`;
const COUNTER = `
  insert into offer_terms (id, deal_id, version, price, loi_name, loi_company_name, diligence_period_id, earnest_money_deposit, source_of_financing,
    author_side, kind, answers_version, answer_by, closing_days, commission_by, contingencies, message, binding_on_agreement)
  values (14, 1, 3, 4200000, 'Ann Müller', '', 3, 3, 'Cash', 'seller', 'counter', 2, now() + interval '5 days', 75, 'buyer', 'Subject to the survey.', null, true)`;
const LATE = `
  insert into offer_terms (id, deal_id, version, price, loi_name, loi_company_name, diligence_period_id, earnest_money_deposit, source_of_financing, late, late_reason)
  values (15, 1, 4, 4300000, 'Ann Müller', '', 3, 3, 'Cash', true, 'The mail came late.')`;

describe('seals of former releases', () => {
  const key = sealingKey(testConfig({ DATABASE_URL: 'postgres://unused' }).SECRET_KEY);
  let database: TestDatabase;
  let source: DataSource;
  let head = '0'.repeat(64);

  /** As a release left the database whose last migration is this one. */
  async function migrateTo(last: number): Promise<void> {
    const files = readdirSync(MIGRATIONS).filter((file) => Number(file.split('-')[0]) <= last);
    const migrations = files.map((file) => join(MIGRATIONS, file));
    const old = await migrationSource(database.ownerUrl).setOptions({ migrations }).initialize();
    await old.runMigrations().finally(() => old.destroy());
  }

  /** Seals terms as the release did that knew this many formats. */
  async function seal(format: number, fields: string[], [from, to]: [number, number]): Promise<void> {
    const rows = await database.asOwner(
      `select id::int, array[${fields.map((field) => `${field}::text`).join()}] fields from offer_terms where id between ${from} and ${to} order by id`,
    );
    const hashes = rows.map(({ id, fields: texts }) => {
      const bytes = Buffer.alloc(8);
      bytes.writeBigInt64BE(BigInt(id as number));
      return Buffer.concat([bytes, hashOf(['offer_terms', String(format), ...(texts as (string | null)[])])]);
    });
    const content = Buffer.concat(hashes);
    const sealedAt = `2026-11-2${format}T10:00:00.000000Z`;
    const said = [from, to, rows.length, format, sha256(content).toString('hex'), head, 1, sealedAt].map(String);
    const hash = hashOf(['1', 'offer_terms', ...said]).toString('hex');
    await database.asOwner(
      `insert into seals (what, from_id, to_id, rows, format, row_hashes, prev_hash, hash, signature, key_id, sealed_at)
       values ('offer_terms', $1, $2, $3, $4, $5, $6, $7, $8, 1, $9)`,
      [from, to, rows.length, format, content, head, hash, signHash(key, hash), sealedAt],
    );
    head = hash;
  }

  /** With triggers off: who can do everything but sign. */
  const tamper = (statement: string): Promise<unknown> =>
    database.asOwner(`set session_replication_role = replica; ${statement}`);

  beforeAll(async () => {
    database = await createEmptyDatabase();
    await migrateTo(BEFORE_COUNTERS);
    await database.asOwner('insert into seal_keys (id, public_key) overriding system value values (1, $1)', [
      publicKeyOf(key),
    ]);
    await database.asOwner(DEAL);
    await seal(1, FIRST, [1, 12]);
    await migrateTo(BEFORE_LATE_OFFERS);
    await database.asOwner(COUNTER);
    await seal(2, SECOND, [13, 14]);
    await migrate(database.ownerUrl, { role: testRole() });
    await database.asOwner(LATE);
    source = await newDataSource(database.url, 3).initialize();
    await sealerOf(source).seal();
  });
  afterAll(async () => {
    await source?.destroy();
    await database?.drop();
  });

  it('[BEYA-117] verify after the upgrade, each in its format, with what was added since', async () => {
    expect(await source.query(`select format, rows from seals where what = 'offer_terms' order by id`)).toEqual([
      { format: 1, rows: 2 },
      { format: 2, rows: 1 },
      { format: 3, rows: 1 },
    ]);
    const { broken, tables } = await new EvidenceService(source).verify();
    expect([broken, tables.find(({ table }) => table === 'offer_terms')]).toEqual([
      undefined,
      { table: 'offer_terms', sealed: 4, unsealed: 0 },
    ]);
  });

  it.each([
    [11, 'loi_name', `'Ann Miller'`],
    [12, 'price', 'price + 1'],
    [12, 'created_at', `created_at + interval '1 microsecond'`],
    [14, 'source_of_financing', `'Cast'`],
    [14, 'contingencies', `'Subject to the surveys'`],
    [14, 'answer_by', `answer_by - interval '1 microsecond'`],
    [14, 'binding_on_agreement', 'false'],
    [15, 'late_reason', `'The mail came lats.'`],
  ])('[BEYA-117] name terms %i, of which %s was changed', async (id, column, value) => {
    await tamper(
      `create table kept as select * from offer_terms; update offer_terms set ${column} = ${value} where id = ${id}`,
    );
    const { broken } = await new EvidenceService(source).verify();
    await tamper(
      'delete from offer_terms; insert into offer_terms overriding system value select * from kept; drop table kept',
    );
    expect(broken).toEqual({ table: 'offer_terms', row: String(id), why: 'was changed after it was sealed' });
    expect((await new EvidenceService(source).verify()).broken).toBeUndefined();
  });
});
