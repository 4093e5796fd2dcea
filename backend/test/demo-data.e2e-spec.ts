import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, TestDatabase } from './test-database';
import { DEMO_PASSWORD } from '../src/domains/accounts/sign-in/demo-password';
import { passwordMatches } from '../src/domains/accounts/sign-in/passwords';
import { loadConfig } from '../src/config';
import { newDataSource } from '../src/platform/database/data-source';
import { inOrder } from '../src/platform/http/list/in-order';
import { isDemoWanted } from '@stowbridge/demo/main';

// Each run is a process of its own, and one of them draws pictures.
jest.setTimeout(180_000);

const PROGRAM = resolve(__dirname, '../../demo/dist/main.js');
const ELSEWHERE = 'https://market.example.com';

it.each<[string | undefined, string | undefined, boolean, boolean]>([
  // DEMO, PUBLIC_URL, embedded database, demo data
  [undefined, undefined, true, true],
  [undefined, 'http://localhost:8080', true, true],
  [undefined, 'http://127.0.0.1', true, true],
  [undefined, 'https://[::1]:3000', true, true],
  [undefined, undefined, false, false],
  [undefined, 'http://localhost:8080', false, false],
  [undefined, ELSEWHERE, true, false],
  [undefined, ELSEWHERE, false, false],
  [undefined, 'http://192.168.0.7:3000', true, false],
  [undefined, 'https://localhost.example.com', true, false],
  ['1', ELSEWHERE, false, true],
  ['1', undefined, false, true],
  ['0', undefined, true, false],
  ['', undefined, true, true],
])(
  '[FSEC-02] with DEMO %s, the address %s and its own database %s the start wants demo data: %s',
  (DEMO, PUBLIC_URL, embedded, wanted) => {
    const config = loadConfig({
      DEMO,
      PUBLIC_URL,
      DATABASE_URL: 'postgres://somewhere',
      REDIS_URL: 'redis://somewhere',
      SECRET_KEY: 'a secret that is only used by tests, 32+',
    });
    expect(isDemoWanted(config, embedded)).toBe(wanted);
  },
);

describe('the demo data of a start', () => {
  let database: TestDatabase;
  let client: Client;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'stowbridge-demo-'));
    client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(
    settings: Record<string, string>,
    ...args: string[]
  ): Promise<{ stdout: string; stderr: string }> {
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: database.ownerUrl,
      REDIS_URL: 'redis://unused',
      SECRET_KEY: 'a secret that is only used by tests, 32+',
      DATA_DIR: folder,
      ...settings,
    };
    const child = spawn(process.execPath, [PROGRAM, '--at-start', '--properties', '2', '--events', '10', ...args], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (chunk) => (said[name] += chunk));
    }
    const code = await new Promise((done) => child.once('close', done));
    expect([code, said.stderr]).toEqual([0, expect.any(String)]);
    return said;
  }
  const users = async () =>
    (
      await client.query<{ email: string; type: number; hash: string }>(
        'select email::text email, user_type_id type, password_hash hash from users order by id',
      )
    ).rows;

  it("[FSEC-02] is none in a database of somebody's own, nor where others can come in", async () => {
    const said = await Promise.all([
      start({}),
      start({ PUBLIC_URL: ELSEWHERE }),
      start({ PUBLIC_URL: ELSEWHERE }, '--embedded'),
    ]);
    for (const { stdout, stderr } of said) {
      expect([stdout, stderr]).toEqual(['', expect.stringMatching(/^seed: no demo data is wanted here \(.*\)\n$/)]);
    }
    expect(await users()).toEqual([]);
  });

  it('[FSEC-02] has, where others can come in, administrators whose passwords are random and shown once', async () => {
    const { stdout, stderr } = await start({ DEMO: '1', PUBLIC_URL: ELSEWHERE });
    const shown = [...stdout.matchAll(/^ {4}(\S+@stowbridge\.example) {2}(\S{12})$/gm)].map(([, email, password]) => ({
      email,
      password,
    }));
    const made = await users();
    const administrators = made.filter(({ type }) => type === 1);
    expect(shown.map(({ email }) => email).sort()).toEqual(administrators.map(({ email }) => email).sort());
    expect(new Set(shown.map(({ password }) => password)).size).toBe(4);
    for (const { email, password } of shown) {
      const hash = made.find((one) => one.email === email)?.hash ?? '';
      expect([
        email,
        await passwordMatches(hash, password),
        await passwordMatches(hash, DEMO_PASSWORD),
        stderr.includes(password),
      ]).toEqual([email, true, false, false]);
    }
    expect(stderr).toMatch(
      /accounts with the password Storage-2026: seller@stowbridge\.example, buyer@stowbridge\.example \(/,
    );
  });

  it('[FSEC-02] is never made in a database that has a user', async () => {
    const before = await users();
    const { stdout, stderr } = await start({ DEMO: '1', PUBLIC_URL: ELSEWHERE });
    expect([stdout, stderr]).toEqual([
      '',
      expect.stringContaining('the database holds data already; nothing was changed'),
    ]);
    expect(await users()).toEqual(before);
  });

  it('is read for lists, by statements that are planned once, as TypeORM reads it', async () => {
    const source = await newDataSource(database.url, 1).initialize();
    const compared: string[] = [];
    try {
      for (const { target, primaryColumns, manyToOneRelations } of source.entityMetadatas) {
        const [key] = primaryColumns;
        if (primaryColumns.length === 1 && key.propertyName === 'id' && key.type !== 'uuid') {
          const entity = target as new () => { id: number };
          const references = manyToOneRelations.map(({ propertyName }) => propertyName) as 'id'[];
          const relations = Object.fromEntries(references.map((name) => [name, true]));
          const expected = await source.manager.find(entity, { relations, order: { id: 'DESC' }, take: 40 });
          const ids = expected.map(({ id }) => Number(id));
          expect(await inOrder(entity, references)(source, [...ids, 2_000_000_000])).toStrictEqual(expected);
          compared.push(...(ids.length > 0 ? [entity.name] : []));
        }
      }
    } finally {
      await source.destroy();
    }
    expect(compared).toEqual(expect.arrayContaining(['Property', 'User', 'PropertyDocument', 'Vendor', 'OfferTerms']));
  });
});
