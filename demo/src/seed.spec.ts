import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../backend/test/test-database';
import { testConfig } from '../../backend/test/test-worker';
import { DEMO_PASSWORD } from '@stowbridge/backend/domains/accounts/sign-in/demo-password';
import { passwordMatches } from '@stowbridge/backend/domains/accounts/sign-in/passwords';
import { rollUpActivities } from '@stowbridge/backend/domains/activity/rollup';
import { suggestionsSql } from '@stowbridge/backend/domains/properties/search/suggestions.queries';
import { makeReports } from '@stowbridge/backend/domains/reports/week-run';
import { newDataSource } from '@stowbridge/backend/platform/database/data-source';
import { inspectPdf } from '@stowbridge/backend/platform/pdf/inspect';
import { LocalStorage } from '@stowbridge/backend/platform/storage/local.storage';
import { seedDatabase, SeedRefused, type SeedOptions } from './main';

describe('seeding a database', () => {
  let database: TestDatabase;
  let folder: string;
  let client: Client;
  let storage: LocalStorage;
  let options: SeedOptions;
  /** Runs its jobs while the data are made. */
  let worker: ReturnType<typeof newDataSource>;

  beforeAll(async () => {
    database = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'seed-'));
    storage = new LocalStorage(folder);
    options = {
      databaseUrl: database.ownerUrl,
      seed: 7,
      properties: 8,
      events: 3000,
      timeZone: 'America/Denver',
      now: new Date(),
      ifEmpty: false,
      full: 5,
      config: testConfig({ DATABASE_URL: database.ownerUrl }),
    };
    worker = await newDataSource(database.ownerUrl, 2, 'stowbridge-test').initialize();
    await worker.query('insert into activities (kind, at) values (2, now())');
    await rollUpActivities(worker, options.timeZone);
    const meanwhile: Promise<number>[] = [];
    await seedDatabase(options, storage, () =>
      meanwhile.push(rollUpActivities(worker, options.timeZone), makeReports(worker, options.timeZone, 600)),
    );
    await Promise.all(meanwhile);
    client = new Client({ connectionString: database.ownerUrl });
    await client.connect();
  }, 180_000);

  afterAll(async () => {
    await client?.end();
    await worker?.destroy();
    await database?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const one = async <Row>(sql: string, values: unknown[] = []): Promise<Row> =>
    (await client.query(sql, values)).rows[0] as Row;

  it('makes the reports of its sellers itself, and mails none of them', async () => {
    expect(
      await one(
        `select count(distinct week)::int weeks, count(note)::int notes, (select count(*)::int from report_digests) told from seller_reports`,
      ),
    ).toEqual({ weeks: 3, notes: 1, told: 0 });
  });

  it('has the mails and the audit rows that its history would have left', async () => {
    const mails = (
      await client.query<{ kind: string; status: string; late: number; subject: string; html: string }>(
        `select m.kind, m.status, m.subject, m.preview_html html, extract(epoch from m.created_at - e.created_at)::float8 late from mails m join events e on e.id = m.event_id`,
      )
    ).rows;
    expect(new Set(mails.map(({ kind }) => kind)).size).toBeGreaterThan(4);
    expect(mails.filter(({ status }) => status === 'queued')).toEqual([]);
    expect(mails.filter(({ late, subject, html }) => late !== 0 || !subject || !html.includes('</html>'))).toEqual([]);

    const { rows: actions } = await client.query<{ action: string; n: number; nameless: number }>(
      'select action, count(*)::int n, count(*) filter (where actor_name is null or subject_name is null)::int nameless from audit_log group by 1 order by 1',
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'deal.moved',
      'funds.approved',
      'funds.sent',
      'nda.signed',
      'note.added',
      'offer.submitted',
      'property.published',
      'task.done',
      'user.status-changed',
    ]);
    expect(actions.filter(({ nameless }) => nameless > 0)).toEqual([]);
    const signed = await one<{ n: number }>('select count(*)::int n from ndas');
    expect(actions.find(({ action }) => action === 'nda.signed')?.n).toBe(signed.n);
    const order = await one<{ wrong: number }>(
      'select count(*)::int wrong from (select created_at < lag(created_at) over (order by id) back from audit_log) a where back',
    );
    expect(order.wrong).toBe(0);
  });

  it('lets the known people sign in with the printed password', async () => {
    for (const email of ['admin@stowbridge.example', 'buyer@stowbridge.example', 'seller@stowbridge.example']) {
      const user = await one<{ password_hash: string; status_id: number; is_confirmed: boolean }>(
        'select password_hash, status_id, is_confirmed from users where email = $1',
        [email],
      );
      expect([user.status_id, user.is_confirmed]).toEqual([2, true]);
      expect(await passwordMatches(user.password_hash, DEMO_PASSWORD)).toBe(true);
      expect(await passwordMatches(user.password_hash, 'Storage-2027')).toBe(false);
    }
  });

  it('stores every file that a row names', async () => {
    const { rows } = await client.query<{ area: 'StoreImages'; name: string }>(`
      select distinct 'StoreImages' area, file_name as name from property_images union select 'StoreDocuments', file_name from documents
      union select 'VendorLogos', logo from vendors union select 'TeamImages', image_name from team_members union select 'Agreements', file_name from agreements`);
    expect(rows.length).toBeGreaterThan(90);
    for (const { area, name } of rows) {
      const file = await storage.get(area, name);
      expect([area, name, (file?.bytes ?? 0) > 500]).toEqual([area, name, true]);
      file?.stream.destroy();
    }
  });

  it('puts a watermark on every document but NDAs, and can stamp all that are PDF files', async () => {
    const { rows } = await client.query<{ name: string; type: number; watermark: boolean; stampable: string }>(
      'select file_name "name", document_type_id "type", watermark, stampable from documents',
    );
    for (const { name, type, watermark, stampable } of rows) {
      expect([name, watermark]).toEqual([name, type !== 8]);
      const file = await storage.get('StoreDocuments', name);
      const content = file && (await buffer(file.stream));
      const found = name.endsWith('.pdf') ? (await inspectPdf(content ?? Buffer.alloc(0))).stampable : 'not a PDF';
      expect([name, stampable]).toEqual([name, found]);
    }
    expect(new Set(rows.map(({ stampable }) => stampable))).toEqual(new Set(['yes', 'not a PDF']));
  });

  it('gives the planned properties six pictures and the further ones pictures of the pool', async () => {
    const { rows } = await client.query(
      'select property_id, count(*)::int n, min(position)::int low, max(position)::int high from property_images group by 1 order by 1',
    );
    expect(rows).toHaveLength(8);
    for (const row of rows) {
      expect(row).toMatchObject(row.property_id <= 5 ? { n: 6, low: 1, high: 6 } : { n: 3, low: 1, high: 3 });
    }
  });

  it('[PROF-48, FEVI-02] keeps with each signed NDA the hash of the document that was shown', async () => {
    const { wrong, all } = await one<{ wrong: number; all: number }>(`
      select count(*) filter (where d.id is null)::int wrong, count(*)::int "all" from ndas n left join documents d on d.property_id = n.property_id and d.document_type_id = 8 and d.sha256 = n.document_sha256 and d.agreement_id = n.agreement_id`);
    expect(all).toBeGreaterThan(0);
    expect(wrong).toBe(0);
  });

  it('has asked and answered in the deal room, and nothing that is still to be told', async () => {
    const { answered, wrong } = await one<{ answered: number; wrong: number }>(`
      select count(*)::int answered,
             count(*) filter (where c.user_id is null or c.created_at > q.created_at or s.at < q.created_at or s.at > now() - interval '4 days')::int wrong
      from questions q join answers s on s.question_id = q.id
        left join nda_access c on c.property_id = q.property_id and c.user_id = q.asker_id and c.state = 'open'`);
    expect(answered).toBeGreaterThan(0);
    expect(wrong).toBe(0);
  });

  it('[BEYA-98] has opened some of what each access opens, and nothing before it or ahead', async () => {
    const { opens, wrong, kinds } = await one<{ opens: number; wrong: number; kinds: number }>(`
      select count(*)::int opens, count(distinct o.kind)::int kinds,
             count(*) filter (where d.id is null or a.id is null or o.at < a.created_at or o.at < d.created_at or o.at > now())::int wrong
      from document_opens o left join documents d on d.id = o.document_id and d.version = o.version and d.property_id = o.property_id
        left join nda_access a on a.user_id = o.user_id and a.property_id = o.property_id and a.tier >= d.tier`);
    expect(opens).toBeGreaterThan(3);
    expect([wrong, kinds]).toEqual([0, 2]);
  });

  it('[ANA-41] counts the activity of each day into the tables of the charts', async () => {
    // One of them is older than the demo data, and was counted before.
    expect(await one('select count(*)::int n from activities')).toEqual({ n: 3001 });
    expect(await one('select sum(count)::int n from activity_days')).toEqual({ n: 3001 });
    const views = await one<{ n: number }>('select sum(count)::int n from property_views where span = 1');
    expect(await one('select count(*)::int n from activities where kind = 3')).toEqual(views);
    const words = await one<{ n: number }>('select sum(count)::int n from keyword_searches where span = 1');
    expect(await one('select count(*)::int n from activities where kind = 1')).toEqual(words);
  });

  it('builds what search, suggestions and map read', async () => {
    const { active } = await one<{ active: number }>('select count(*)::int active from properties where active');
    expect(await one('select count(*)::int n from search_texts')).toEqual({ n: active });
    expect(await one('select count > 0 found from map_cells where z = 0 limit 1')).toEqual({ found: true });
    const { city } = await one<{ city: string }>(
      'select lower(left(city, 3)) city from properties where active limit 1',
    );
    expect(
      (await one<{ answer: string }>('select answer from suggestions where prefix = $1', [city])).answer,
    ).toContain('"City"');
  });

  it('answers each beginning as the search would answer it live', async () => {
    const { rows } = await client.query<{ prefix: string; answer: string }>(
      `${suggestionsSql('(select distinct prefix from search_texts, unnest(prefixes) prefix)')} order by 1`,
    );
    expect(rows.length).toBeGreaterThan(30);
    expect((await client.query('select prefix, answer from suggestions order by prefix')).rows).toEqual(rows);
  });

  it('leaves no event that would be mailed, and identities that go on', async () => {
    expect(await one('select count(*)::int n from events where relayed_at is null')).toEqual({ n: 0 });
    expect((await one<{ n: number }>('select count(*)::int n from events')).n).toBeGreaterThan(50);
    const { id } = await one<{ id: number }>(
      `insert into properties (name, address1, city, state_id, zip_code, store_type_id, status_id) values ('New', '1 Main St', 'Denver', 6, '80202', 1, 5) returning id`,
    );
    expect(id).toBe(9);
  });

  it('does nothing to a database with data when asked to look first, and refuses otherwise', async () => {
    const before = await one('select count(*)::int n from users');
    expect(await seedDatabase({ ...options, ifEmpty: true }, storage, () => undefined)).toBe(false);
    await expect(seedDatabase(options, storage, () => undefined)).rejects.toThrow(SeedRefused);
    expect(await one('select count(*)::int n from users')).toEqual(before);
  });

  it('[BEYB-57] writes down what the known buyer buys, and has buyers for a listing', async () => {
    expect(
      await one(
        `select c.entered_by_id <> c.user_id "entered", count(w)::int wishes from criteria c join users u on u.id = c.user_id
         left join criteria_wishes w on w.criteria_id = c.id where u.email = 'buyer@stowbridge.example' group by c.id`,
      ),
    ).toEqual({ entered: true, wishes: 2 });
    expect(
      await one(
        `select count(distinct c.user_id) > 1 several from criteria c join properties p on p.state_id = any (c.state_ids) where p.active`,
      ),
    ).toEqual({ several: true });
  });
});
