import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { migrate } from '../src/database/migrate';
import { DEMO_PASSWORD } from '../src/domains/accounts/sign-in/demo-password';
import { ROUTES } from './described';
import { OBJECTS } from './schema-objects';
import { startTestApp } from './test-app';
import { createEmptyDatabase, createTestDatabase, runOn, testRole, type TestDatabase } from './test-database';

/** Made by `npm run release:dump`; docs/upgrade.md says when. */
const DUMP = readFileSync(join(__dirname, 'data/last-release.sql.gz'));

/** Columns that nothing of the last release read or wrote any more, as `table.column`: this one takes them away. */
const TAKEN_AWAY: string[] = [];

/** Columns that must not be empty and have no default, which a trigger fills where the last release writes a row. */
const FILLED: [column: string, insert: string][] = [
  [
    'documents.line_id',
    `insert into documents (property_id, document_type_id, version, file_name, actual_file_name, content_type, bytes, sha256)
     select id, 2, version, 'meanwhile ' || version, 'Meanwhile.pdf', 'application/pdf', 3, version from (select min(id) id from properties) p, generate_series(1, 2) version`,
  ],
  [
    'search_tokens.state_id',
    `insert into search_tokens (token, property_id, closed) select 'meanwhile', id, false from properties limit 1`,
  ],
];

/** Finished texts are written anew when what they say changes; `listing-texts.spec` compares them with their sources. */
const MADE_OF_OTHERS = 'listing_texts';

/** What the last release writes into a table that has another name now, and reads of it: a view has the old one. */
const RENAMED = [
  `insert into document_downloads (document_id, property_id, user_id, session_id) select 1, 1, 1, 'meanwhile'
   where not exists (select from document_downloads where session_id = 'meanwhile' and created_at > now() - interval '10 minutes')`,
  `select 1 / count(*) from document_opens where session_id = 'meanwhile' and kind = 'download' and version is null`,
];

/** `optional`: rows can be written by those who do not know it. */
const COLUMNS = `
  select c.table_name "table", c.column_name "name", c.udt_name "type",
         c.is_nullable = 'YES' or c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' optional
  from information_schema.columns c where c.table_schema = 'public'`;

interface Column {
  table: string;
  name: string;
  type: string;
  optional: boolean;
}

/** What the first step of a change does in the release after this one. */
const LATER_RELEASE = `
  create table later_facts (id int primary key);
  alter table properties add later_fact text, add later_count int not null default 0;
  comment on function make_listing_texts is 'a later release';
  insert into migrations (timestamp, name) values (1890000000000, 'LaterFacts1890000000000')`;

describe('a database that another release left', () => {
  let database: TestDatabase;
  let columns: Column[];
  let rows: Map<string, string[]>;

  const columnsNow = async (): Promise<Column[]> => (await database.asOwner(COLUMNS)) as Column[];
  const toMigrate = async (): Promise<{ lines: string[]; names: string[] }> => {
    const lines: string[] = [];
    const names = await migrate(database.ownerUrl, { role: testRole(), say: (line) => lines.push(line) });
    return { lines, names };
  };

  /** The rows of every table that the last release had, by the columns that it knew. */
  async function rowsNow(): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    for (const table of new Set(columns.map((column) => column.table))) {
      const known = columns.filter(
        (column) => column.table === table && !TAKEN_AWAY.includes(`${table}.${column.name}`),
      );
      const listed = known.map(({ name }) => `"${name}"`).join(', ');
      const all = await database.asOwner(`select r::text from (select ${listed} from ${table}) r`);
      const texts = all.map(({ r }) => r as string);
      found.set(table, texts);
    }
    return found;
  }

  /** Signs in, asks for the first of everything and for every list, and writes. An answer that differs from the API's document fails. */
  async function use(): Promise<void> {
    const app = await startTestApp({ DATABASE_URL: database.url });
    try {
      const people = { UserName: 'admin@stowbridge.example', Password: DEMO_PASSWORD };
      const token = (await app.call('POST', '/api/account/login', people)).json<{ Token: string }>().Token;
      const answered: [string, number][] = [];
      for (const { path } of ROUTES.filter(({ method }) => method === 'GET')) {
        answered.push([path, (await app.call('GET', path.replace(/\{\w+\}/g, '1'), undefined, token)).status]);
      }
      expect(answered.filter(([, status]) => status >= 500)).toEqual([]);
      expect(answered.filter(([, status]) => status === 200).length).toBeGreaterThan(70);
      const description = { StoreID: 1, Description: 'As it is now.' };
      expect((await app.call('POST', '/api/admin/store/desc', description, token)).status).toBe(200);
    } finally {
      await app.close();
    }
  }

  beforeAll(async () => {
    database = await createEmptyDatabase();
    await database.asOwner(gunzipSync(DUMP).toString());
    columns = await columnsNow();
    rows = await rowsNow();
    await toMigrate();
  });
  afterAll(() => database?.drop());

  it('[FOPS-18] which was the last one, is brought to the schema of a new database', async () => {
    expect(DUMP.length).toBeLessThan(1_000_000);
    const fresh = await createTestDatabase();
    try {
      for (const text of [OBJECTS, 'select name from migrations order by name']) {
        expect(await database.asOwner(text)).toEqual(await fresh.asOwner(text));
      }
    } finally {
      await fresh.drop();
    }
  });

  it('[FOPS-18] which was the last one, keeps every row as it was', async () => {
    expect(rows.get('deals')?.length).toBeGreaterThan(20);
    const now = await rowsNow();
    const lost = [...rows].flatMap(([table, all]) => {
      if (table === MADE_OF_OTHERS) {
        expect(now.get(table)).toHaveLength(all.length);
        return [];
      }
      const kept = new Set(now.get(table));
      return all.filter((row) => !kept.has(row)).map((row) => `${table}: ${row}`);
    });
    expect(lost).toEqual([]);
  });

  it('[FOPS-18] which was the last one, could be used by it meanwhile: all that it knows is there, and it need give no more', async () => {
    const now = await columnsNow();
    const text = ({ table, name, type }: Column): string => `${table}.${name} ${type}`;
    const [known, found] = [new Set(columns.map(text)), new Set(now.map(text))];
    const gone = columns.filter((column) => !found.has(text(column)));
    expect(gone.map(({ table, name }) => `${table}.${name}`)).toEqual(TAKEN_AWAY);
    const asked = now.filter((column) => rows.has(column.table) && !known.has(text(column)) && !column.optional);
    expect(asked.map(({ table, name }) => `${table}.${name}`).sort()).toEqual(FILLED.map(([column]) => column).sort());
    for (const statement of [...FILLED.map(([, insert]) => insert), ...RENAMED]) {
      await runOn(database.url, statement);
    }
  });

  it('[FOPS-18] which was the last one, is served by this one', use, 60_000);

  it('[FOPS-18] which is the next one, is served by this one, and left as it is', async () => {
    await database.asOwner(LATER_RELEASE);
    const before = await database.asOwner(OBJECTS);
    expect(await toMigrate()).toEqual({
      lines: ['A later release has migrated this database, so nothing of it is changed.'],
      names: [],
    });
    expect(await database.asOwner(OBJECTS)).toEqual(before);
    expect(await database.asOwner(`select obj_description('make_listing_texts(int[])'::regprocedure) text`)).toEqual([
      { text: 'a later release' },
    ]);
    await use();
  });
});
