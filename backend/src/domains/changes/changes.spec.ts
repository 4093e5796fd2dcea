import { CHANGE_RESOURCES, CHANGE_TYPES } from '@stowbridge/contract/changes';
import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { aBuyer, aDocument, anAdmin, aProperty } from '../../../test/builders';
import { aDeal } from '../../../test/deals';
import { ROUTES, resolved } from '../../../test/described';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { recordEvent, recordEventForUndo } from '../../platform/events/outbox';
import { KEY_RESOURCES } from '../accounts/api-keys/scopes';
import { forgetChanges } from './forget-changes';

interface Entry {
  id: number;
  type: string;
  resource: string;
  resourceId: number | null;
  at: string;
  data: Record<string, unknown>;
}

describe('the feed of changes', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    token = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const ask = (query: string, by = token, path = 'changes') =>
    app.call('GET', `/api/v1/${path}?${query}`, undefined, by);
  const after = async (id: number | string, by = token): Promise<Entry[]> => {
    const answer = await ask(`after=${id}`, by);
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
    return answer.json<Entry[]>();
  };
  const newest = async (): Promise<number> => Number((await ask('limit=1')).headers['settled-id']);
  const told = (entries: Entry[]) => entries.map(({ type, resourceId }) => `${type} ${resourceId}`);
  const aKey = async (scopes: string[]): Promise<string> =>
    (await app.call('POST', '/api/v1/api-keys', { name: 'Follower', scopes }, token)).json<{ secret: string }>().secret;

  it('[FINT-05] tells of what is made, changed and deleted, with the fields that are others now', async () => {
    const from = await newest();
    const made = await app.call('POST', '/api/v1/categories', { name: 'Paving' }, token);
    const category = made.json<{ id: number }>();
    await app.call('PUT', `/api/v1/categories/${category.id}`, { name: 'Paved', active: true }, token);
    await app.call('PUT', `/api/v1/categories/${category.id}`, { name: 'Paved', active: true }, token);
    await app.source.query('delete from categories where id = $1', [category.id]);
    const entries = (await after(from)).filter(({ resource }) => resource === 'categories');
    expect(told(entries)).toEqual(
      ['category.created', 'category.changed', 'category.deleted'].map((type) => `${type} ${category.id}`),
    );
    expect(entries[1]).toEqual({
      id: expect.any(Number),
      type: 'category.changed',
      resource: 'categories',
      resourceId: category.id,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { fields: ['name'] },
    });
  });

  it('[FINT-05] tells of facts, of each stage of a deal, and of nothing that can still be taken back', async () => {
    const property = await aProperty(app.source);
    const propertyId = property.id;
    const { id: userId } = await aBuyer(app.source);
    const { id: dealId } = await aDeal(app.source, property, userId, 6);
    const from = await newest();
    const { manager } = app.source;
    await recordEvent(manager, 'nda.signed', { ndaId: 5, propertyId, userId });
    for (const toStatusId of [1, 2, 3, 4, 5, 6, 7]) {
      await recordEvent(manager, 'deal.moved', { dealId, propertyId, fromStatusId: 6, toStatusId, actorId: null });
    }
    await recordEvent(manager, 'message.sent', { messageId: 1 });
    await recordEventForUndo(manager, 'user.approved', { userId });
    const facts = await after(from);
    expect(told(facts)).toEqual([
      'nda.signed 5',
      ...['accepted', 'rejected', 'in-process', 'interested', 'sold', 'submitted', 'withdrawn'].map(
        (stage) => `deal.${stage} ${dealId}`,
      ),
    ]);
    expect(facts[0].data).toEqual({ ndaId: 5, propertyId, userId });
    await app.source.query(`update events set relayed_at = now() where name = 'user.approved'`);
    expect(told(await after(facts[facts.length - 1].id))).toEqual([`user.approved ${userId}`]);
  });

  it('[FINT-05] every type is in the list of the document, and every field is one of the record', async () => {
    expect([...KEY_RESOURCES].filter((name) => !(name in CHANGE_RESOURCES))).toEqual(['webhooks', 'events', 'audit']);
    const triggers = await app.source.query<{ table: string; fn: string; args: string }[]>(
      `select t.tgrelid::regclass::text "table", p.proname fn, encode(t.tgargs, 'base64') args
       from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname in ('note_changes', 'note_part_changes') and t.tgname like '%_update'`,
    );
    const wrong: string[] = [];
    for (const { table, fn, args } of triggers) {
      const [kind, resource, , last] = Buffer.from(args, 'base64').toString().split('\0');
      expect(CHANGE_RESOURCES).toHaveProperty(resource, kind);
      const names =
        fn === 'note_changes'
          ? (
              await app.source.query<{ field: string | null }[]>(
                `select case when $2::jsonb ? column_name then $2::jsonb ->> column_name else wire_name(column_name) end field
                 from information_schema.columns where table_name = $1 and table_schema = 'public'`,
                [table, last],
              )
            ).flatMap(({ field }) => (field === null ? [] : [field]))
          : [last];
      const path = resource === 'lookups' ? '/api/v1/lookups' : `/api/v1/${resource}/{id}`;
      const read = ROUTES.find((route) => route.method === 'GET' && route.path === path);
      const schema = Object.values(read?.operation.responses['200'].content ?? {})[0]?.schema;
      const fields = Object.keys(resolved(schema ?? {}).properties ?? {});
      wrong.push(...names.filter((name) => !fields.includes(name)).map((name) => `${table}: ${name}`));
    }
    expect(triggers.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
    const types = await app.source.query<{ type: string }[]>('select distinct type from changes');
    expect(types.map(({ type }) => type).filter((type) => !(CHANGE_TYPES as readonly string[]).includes(type))).toEqual(
      [],
    );
  });

  it('[BEYE-49] a key reads what its scopes allow, a session everything, others nothing', async () => {
    const from = await newest();
    const { id } = await aProperty(app.source);
    await aDocument(app.source, id);
    await aBuyer(app.source);
    const resources = async (scopes: string[]) =>
      [...new Set((await after(from, await aKey(scopes))).map(({ resource }) => resource))].sort();
    expect(await resources(['properties:read', 'documents:read'])).toEqual(['documents', 'properties']);
    expect(await resources(['users:read'])).toEqual(['users']);
    expect(await resources(['vendors:read', 'properties:write'])).toEqual([]);
    const other = await tokenOf(app, (await aBuyer(app.source)).id);
    expect((await ask('after=0', other)).status).toBe(403);
    expect((await ask('after=0', '')).status).toBe(401);
  });

  it.each(['-1', '1.5', 'x', '', '9223372036854775808', '1e3', '00000000000000000001'])(
    '[BEYE-54] after=%s is refused by both feeds',
    async (bad) => {
      for (const path of ['changes', 'events']) {
        expect((await ask(`after=${bad}`, token, path)).status).toBe(422);
      }
    },
  );

  it('[BEYE-54] a limit beyond 1,000 is refused, the largest id is not, and after goes with nothing else', async () => {
    expect((await ask('limit=1001')).status).toBe(422);
    expect((await ask('limit=0')).status).toBe(422);
    expect((await ask('after=9223372036854775807')).json()).toEqual([]);
    expect((await ask('after=1&sort=%5B%22id%22%2C%22ASC%22%5D', token, 'events')).status).toBe(422);
    expect((await ask('after=1&orderBy=id', token, 'events')).status).toBe(422);
    expect((await ask('after=1&name=offer.submitted', token, 'events')).status).toBe(422);
  });

  describe('[BEYE-51] what commits late', () => {
    let late: QueryRunner;
    beforeEach(async () => {
      late = app.source.createQueryRunner();
      await late.startTransaction();
    });
    afterEach(() => late.release());

    it.each([
      ['changes', (name: string) => `insert into categories (name, level) values ('${name}', 1)`],
      ['events', (name: string) => `insert into events (name, payload) values ('${name}', '{}')`],
    ])('is in the feed of %s after all: nothing above it is shown before', async (path, insert) => {
      const settled = async () => Number((await ask('after=0&limit=1', token, path)).headers['settled-id']);
      const from = await settled();
      const rows = async () => (await ask(`after=${from}`, token, path)).json<Entry[]>();
      await late.query(insert(`late-${randomUUID()}`));
      await app.source.query(insert(`soon-${randomUUID()}`));
      expect([await rows(), await settled()]).toEqual([[], from]);
      await late.commitTransaction();
      const ids = (await rows()).map(({ id }) => id);
      expect(ids).toEqual([from + 1, from + 2]);
      expect(await settled()).toBe(from + 2);
    });

    it('is let go where it is rolled back', async () => {
      const from = await newest();
      await late.query(`insert into categories (name, level) values ('undone', 1)`);
      await late.rollbackTransaction();
      const { id } = await aProperty(app.source);
      expect(told(await after(from))).toEqual([`property.created ${id}`]);
    });
  });

  it('[BEYE-50] read in pages while ten write, it has no gap and no double', async () => {
    let at = await newest();
    const made: number[] = [];
    const seen: number[] = [];
    const write = async (): Promise<void> => {
      for (let n = 0; n < 15; n += 1) {
        await app.source.transaction(async (manager) => {
          const [{ id }] = await manager.query<{ id: number }[]>(
            `insert into categories (name, level) values ($1, 1) returning id`,
            [randomUUID()],
          );
          await manager.query('select pg_sleep(random() * 0.02)');
          made.push(id);
        });
      }
    };
    let writing = true;
    const writers = Promise.all(Array.from({ length: 10 }, write)).then(() => (writing = false));
    const read = async (): Promise<void> => {
      const page = (await ask(`after=${at}&limit=7`)).json<Entry[]>();
      seen.push(...page.map(({ resourceId }) => resourceId as number));
      at = page.at(-1)?.id ?? at;
      if (writing || page.length > 0) {
        await read();
      }
    };
    await read();
    await writers;
    await read();
    expect([...seen].sort((a, b) => a - b)).toEqual([...made].sort((a, b) => a - b));
  });

  it('[FINT-05] keeps 90 days: what is older is gone, and who would miss some of it is told', async () => {
    const first = (await after(0))[0];
    await app.source.query(`update changes set at = now() - interval '91 days' where id <= $1`, [first.id + 2]);
    await forgetChanges(app.source, 2);
    expect((await after(0))[0].id).toBeGreaterThan(first.id + 2);
    const answer = await ask(`after=${first.id + 1}`);
    expect([answer.status, answer.json<{ detail: string }>().detail]).toEqual([
      410,
      expect.stringContaining('Read all records again'),
    ]);
    expect((await ask(`after=${first.id + 2}`)).status).toBe(200);
    const before = await newest();
    await forgetChanges(app.source);
    expect(await newest()).toBe(before);
  });
});
