import { randomUUID } from 'node:crypto';
import { anAdmin, aBuyer, aProperty } from '../../../test/builders';
import { type Answer, startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';

const BODY = {
  name: 'Batch',
  address1: '1 Main St',
  city: 'Denver',
  stateId: 6,
  zipCode: '80202',
  storeTypeId: 1,
  price: 3_900_000,
  rentableSqft: 40_000,
};
const LIMIT = 150;

interface Result {
  status: number;
  code: string | null;
  detail: string | null;
  errors: { field: string; code: string }[];
  id: number | null;
  record: { id: number; name: string; city: string } | null;
}

describe('a batch of properties', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp({ API_RATE_LIMIT: String(LIMIT) });
  });
  afterAll(() => app.close());
  // Ids that no other test has: all of them count in the same Redis.
  beforeEach(async () => {
    admin = await someone();
  });

  const someone = async (): Promise<string> =>
    tokenOf(app, (await anAdmin(app.source, { id: 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000) })).id);
  const send = (items: unknown, headers: Record<string, string> = {}, token = admin, query = ''): Promise<Answer> =>
    app.call('POST', `/api/v1/properties/batch${query}`, { items }, token, headers);
  const resultsOf = (answer: Answer): Result[] => {
    expect({ status: answer.status, ...(answer.status === 200 ? {} : { text: answer.text }) }).toEqual({ status: 200 });
    return answer.json<{ results: Result[] }>().results;
  };
  const countOf = async (what: string): Promise<number> =>
    (await app.source.query<{ n: number }[]>(`select count(*)::int n from ${what}`))[0].n;
  const counts = () => Promise.all(['properties', 'audit_log', 'events'].map(countOf));
  const draft = async (): Promise<number> => (await aProperty(app.source, { active: false })).id;
  const tagOf = async (id: number): Promise<string> =>
    String((await app.call('GET', `/api/v1/properties/${id}`, undefined, admin)).headers.etag);

  it('[FINT-17] each request has its own answer, and one that is refused stops no other', async () => {
    const [changed, deleted] = [await draft(), await draft()];
    const results = resultsOf(
      await send([
        { operation: 'create', body: BODY },
        { operation: 'create', body: { ...BODY, name: '', colour: 'red' } },
        { operation: 'change', id: changed, body: { city: 'Boulder' } },
        { operation: 'change', id: 2_000_000_000, body: { city: 'Boulder' } },
        { operation: 'delete', id: deleted },
        { operation: 'delete', id: deleted },
      ]),
    );
    expect(results.map(({ status, code }) => [status, code])).toEqual([
      [201, null],
      [422, 'validation'],
      [200, null],
      [404, 'not_found'],
      [200, null],
      [404, 'not_found'],
    ]);
    expect(results[1].errors.map(({ field }) => field).sort()).toEqual(['colour', 'name']);
    expect(results.map(({ id }) => id)).toEqual([
      results[0].record?.id,
      null,
      changed,
      2_000_000_000,
      deleted,
      deleted,
    ]);
    for (const { id, record } of [results[0], results[2]]) {
      expect(record).toEqual((await app.call('GET', `/api/v1/properties/${id}`, undefined, admin)).json());
    }
    expect([results[0].record?.name, results[2].record?.city, results[4].record]).toEqual(['Batch', 'Boulder', null]);
    expect(await countOf(`properties where id = ${deleted}`)).toBe(0);
  });

  it('[FINT-17] leaves the rows behind that the same requests leave one by one', async () => {
    const written = async (work: (id: number) => Promise<unknown>): Promise<unknown> => {
      const id = await draft();
      const [{ audit, event }] = await app.source.query<{ audit: string; event: string }[]>(
        'select (select coalesce(max(id), 0) from audit_log)::text audit, (select coalesce(max(id), 0) from events)::text event',
      );
      await work(id);
      return app.source.query(
        `select 'audit' "from", action from audit_log where id > $1
         union all select 'event', name from events where id > $2 order by 1, 2`,
        [audit, event],
      );
    };
    const alone = await written(async (id) => {
      await app.call('POST', '/api/v1/properties', { ...BODY, active: true }, admin);
      await app.call('PATCH', `/api/v1/properties/${id}`, { city: 'Boulder' }, admin);
      await app.call('DELETE', `/api/v1/properties/${id}`, undefined, admin);
    });
    const together = await written(async (id) =>
      resultsOf(
        await send([
          { operation: 'create', body: { ...BODY, active: true } },
          { operation: 'change', id, body: { city: 'Boulder' } },
          { operation: 'delete', id },
        ]),
      ),
    );
    expect(alone).toEqual(
      expect.arrayContaining(['created', 'deleted'].map((done) => ({ from: 'audit', action: `property.${done}` }))),
    );
    expect(together).toEqual(alone);
  });

  it('[FINT-17] a version that was read is honoured, of each record by itself', async () => {
    const [first, second, third] = [await draft(), await draft(), await draft()];
    const old = await tagOf(first);
    await app.call('PATCH', `/api/v1/properties/${first}`, { city: 'Aurora' }, admin);
    const results = resultsOf(
      await send([
        { operation: 'change', id: first, ifMatch: old, body: { city: 'Boulder' } },
        { operation: 'delete', id: first, ifMatch: old },
        { operation: 'change', id: second, ifMatch: await tagOf(second), body: { city: 'Boulder' } },
        { operation: 'delete', id: third, ifMatch: await tagOf(third) },
      ]),
    );
    expect(results.map(({ status }) => status)).toEqual([412, 412, 200, 200]);
    expect(await countOf(`properties where id = ${first} and city = 'Aurora'`)).toBe(1);
  });

  it('[FINT-17] the key is one of the whole: a repetition does nothing and is answered alike', async () => {
    const [key, items] = [randomUUID(), [{ operation: 'create' }, { operation: 'create', body: BODY }]];
    const before = await countOf('properties');
    const answers = await Promise.all([1, 2, 3].map(() => send(items, { 'idempotency-key': key })));
    answers.push(await send(items, { 'idempotency-key': key }));
    expect(resultsOf(answers[0]).map(({ status }) => status)).toEqual([422, 201]);
    expect(answers.map(({ status, text }) => [status, JSON.parse(text)])).toEqual(
      answers.map(() => [200, JSON.parse(answers[0].text)]),
    );
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(3);
    expect(await countOf('properties')).toBe(before + 1);
    expect((await send([{ operation: 'create', body: BODY }], { 'idempotency-key': key })).status).toBe(409);
    const refused = [{ operation: 'create' }];
    resultsOf(await send(refused, { 'idempotency-key': `${key}-2` }));
    expect((await send(refused, { 'idempotency-key': `${key}-2` })).headers['idempotency-replayed']).toBe('true');
  });

  it('[FINT-17] each counts as one request, and more than are left change nothing', async () => {
    const hundred = Array.from({ length: 100 }, () => ({ operation: 'create', body: BODY }));
    const first = await send(hundred);
    expect([first.status, first.headers['ratelimit-remaining']]).toEqual([200, String(LIMIT - 100)]);
    const before = await counts();
    const second = await send(hundred);
    expect([second.status, second.json<{ code: string }>().code, second.headers['ratelimit-remaining']]).toEqual([
      429,
      'rate_limited',
      String(LIMIT - 101),
    ]);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    expect(await counts()).toEqual(before);
    const third = await send(hundred.slice(0, 49));
    expect([third.status, third.headers['ratelimit-remaining']]).toEqual([200, '0']);
    expect((await send(hundred.slice(0, 1))).status).toBe(429);
  });

  it('[FINT-17] what is no batch, or only to be tried, is refused and changes nothing', async () => {
    const [item, before] = [{ operation: 'create', body: BODY }, await counts()];
    const wrong: [unknown, string][] = [
      [[], 'items'],
      [Array(101).fill(item), 'items'],
      [undefined, 'items'],
      [[item, { operation: 'publish' }], 'items.1.operation'],
      [[item, { operation: 'create', body: [] }], 'items.1.body'],
      [[item, { ...item, colour: 'red' }], 'items.1.colour'],
    ];
    for (const [items, field] of wrong) {
      const answer = await send(items);
      expect([answer.status, answer.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([422, field]);
    }
    expect((await send([item], {}, admin, '?dryRun=true')).status).toBe(422);
    const outcomes = resultsOf(
      await send([
        { ...item, id: 1 },
        { operation: 'change', body: {} },
        { operation: 'change', id: 1 },
        { operation: 'delete' },
        { operation: 'delete', id: 1, body: {} },
      ]),
    );
    expect(outcomes.map(({ status, errors }) => [status, errors[0].field])).toEqual([
      [422, 'id'],
      [422, 'id'],
      [422, 'body'],
      [422, 'id'],
      [422, 'body'],
    ]);
    expect(await counts()).toEqual(before);
  });

  it('[FINT-17] only who may write properties sends one', async () => {
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const keyOf = async (scope: string): Promise<string> =>
      (await app.call('POST', '/api/v1/api-keys', { name: scope, scopes: [scope], expiresAt }, admin)).json<{
        secret: string;
      }>().secret;
    const [items, before] = [[{ operation: 'create', body: BODY }], await countOf('properties')];
    const [reads, writes] = [await keyOf('properties:read'), await keyOf('properties:write')];
    const statuses = [];
    for (const token of ['nobody', buyer, reads]) {
      statuses.push((await send(items, {}, token)).status);
    }
    expect(statuses).toEqual([401, 403, 403]);
    expect(await countOf('properties')).toBe(before);
    expect(resultsOf(await send(items, {}, writes))[0].status).toBe(201);
  });
});
