import type { ExecutionContext } from '@nestjs/common';
import { of } from 'rxjs';
import { randomUUID } from 'node:crypto';
import { CategoriesResource } from '../../domains/categories/categories.resource';
import { ConditionsInterceptor } from './conditions.interceptor';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { field, upload } from '../../../test/uploads';

let readerId = 0;
/** For each resource whose records are edited: a body, and the same in another version. */
const RECORDS: Record<string, (name: string) => object> = {
  properties: (name) => ({
    name,
    address1: '1 Elm St',
    city: 'Denver',
    stateId: 6,
    zipCode: '80202',
    storeTypeId: 1,
    rentableSqft: 40_000,
    price: 4_000_000,
    roomForExpansion: false,
  }),
  vendors: (companyName) => ({ companyName, stateId: 6, website: 'https://doors.example' }),
  categories: (name) => ({ name }),
  'team-members': (firstName) => ({
    firstName,
    lastName: 'Moss',
    title: 'Broker',
    phoneNumber: '303-555-0144',
    email: 'ida@example.com',
  }),
  // Nobody shares an address, which the same words therefore do not give twice.
  users: (firstName) => ({
    firstName,
    lastName: 'Hart',
    email: `${firstName.replaceAll(' ', '.')}@example.com`,
    phoneNumber: '303-555-0199',
    companyName: 'Hart Storage',
    stateId: 6,
    positionId: 2,
    roles: [2],
  }),
};
/** Those of which no two are alike. */
const UNIQUE = ['categories', 'users'];
/** For each resource that creates; a message does not change any more once it is written. */
const CREATIONS: Record<string, (name: string) => object> = {
  ...RECORDS,
  messages: (content) => ({ content, toUserId: readerId }),
};
const TABLES: Record<string, string> = {
  properties: 'properties',
  vendors: 'vendors',
  categories: 'categories',
  'team-members': 'team_members',
  users: 'users',
  messages: 'messages',
};

describe('conditions of a request', () => {
  let app: TestApp;
  let admin: string;
  let other: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    other = await tokenOf(app, (await anAdmin(app.source)).id);
    readerId = (await aBuyer(app.source)).id;
  });
  afterAll(() => app.close());

  const create = (resource: string, body: object, key: string, token = admin) =>
    app.call('POST', `/api/v1/${resource}`, body, token, { 'idempotency-key': key });
  const countOf = async (resource: string): Promise<number> =>
    (await app.source.query<{ n: number }[]>(`select count(*)::int n from ${TABLES[resource]}`))[0].n;

  describe.each(Object.entries(CREATIONS))('Idempotency-Key on %s', (resource, bodyOf) => {
    it('creates once, whether the repetitions come later or all at the same time, and answers all of them alike', async () => {
      const [key, body, before] = [randomUUID(), bodyOf('Once'), await countOf(resource)];
      const answers = await Promise.all(Array.from({ length: 6 }, () => create(resource, body, key)));
      answers.push(await create(resource, body, key));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(6);
      expect(await countOf(resource)).toBe(before + 1);
    });

    it('answers 409 when the same key comes with another body, and creates nothing', async () => {
      const key = randomUUID();
      expect((await create(resource, bodyOf('First'), key)).status).toBe(201);
      const before = await countOf(resource);
      const answer = await create(resource, bodyOf('Second'), key);
      expect([answer.status, answer.json<{ detail: string }>().detail]).toEqual([
        409,
        'This Idempotency-Key came with another request before.',
      ]);
      expect(await countOf(resource)).toBe(before);
    });

    it('leaves the key free after a refusal, after a day, and for everybody else', async () => {
      const [key, body, before] = [randomUUID(), bodyOf('Thrice'), await countOf(resource)];
      expect((await create(resource, {}, key)).status).toBe(422);
      expect((await create(resource, body, key)).status).toBe(201);
      expect((await create(resource, UNIQUE.includes(resource) ? bodyOf('Fourth') : body, key, other)).status).toBe(
        201,
      );
      await app.source.query(`update idempotency_keys set created_at = now() - interval '25 hours' where key = $1`, [
        key,
      ]);
      expect((await create(resource, UNIQUE.includes(resource) ? bodyOf('Fifth') : body, key)).status).toBe(201);
      expect(await countOf(resource)).toBe(before + 3);
    });
  });

  it('refuses a key that is none, and a form without a file', async () => {
    for (const key of ['', 'a b', 'ä', 'x'.repeat(256)]) {
      expect((await create('categories', { name: `Key ${key.length}` }, key)).status).toBe(422);
    }
    const part = await app.app.inject({
      method: 'POST',
      url: '/api/v1/team-members/portraits',
      headers: {
        authorization: `Bearer ${admin}`,
        'idempotency-key': 'k',
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: '--x--\r\n',
    });
    expect(part.statusCode).toBe(422);
    expect((await upload(app, '/api/v1/team-members/portraits', [field('a', 'b')], admin)).status).not.toBe(500);
  });

  it('says so when the first request was carried out and its answer was lost with the process', async () => {
    const [key, body] = [randomUUID(), { name: 'Lost answer' }];
    await create('categories', body, key);
    await app.source.query('update idempotency_keys set answer = null where key = $1', [key]);
    const answer = await create('categories', body, key);
    expect([answer.status, answer.json<{ detail: string }>().detail]).toEqual([
      409,
      expect.stringContaining('its answer is not known any more'),
    ]);
  });

  it('[FSEC-05] takes a key without effect where nothing is kept', async () => {
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await app.call('POST', '/api/v1/ops/console', {}, admin, { 'idempotency-key': key });
      expect([status, headers['idempotency-replayed'], String(headers['set-cookie'])]).toEqual([
        200,
        undefined,
        expect.stringMatching(/^console=/),
      ]);
    }
    expect(await app.source.query('select 1 from idempotency_keys where key = $1', [key])).toEqual([]);
  });

  it('is a fault of ours when a request with a condition runs no transaction', async () => {
    const request = {
      method: 'PUT',
      params: { id: '1' },
      headers: { 'if-match': '*' },
      routeOptions: { url: '/api/v1/categories/:id' },
    };
    const context = {
      getClass: () => CategoriesResource,
      switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({}) }),
    } as unknown as ExecutionContext;
    await expect(app.app.get(ConditionsInterceptor).intercept(context, { handle: () => of(1) })).rejects.toThrow(
      'was not looked at',
    );
  });

  describe.each(Object.entries(RECORDS))('If-Match on %s', (resource, bodyOf) => {
    async function aRecord(): Promise<{ path: string; tag: string; id: number }> {
      const { id } = (await create(resource, bodyOf(`Record ${randomUUID().slice(0, 6)}`), randomUUID())).json<{
        id: number;
      }>();
      const path = `/api/v1/${resource}/${id}`;
      return { id, path, tag: String((await app.call('GET', path, undefined, admin)).headers.etag) };
    }
    const put = (path: string, body: object, tag: string, token = admin) =>
      app.call('PUT', path, body, token, { 'if-match': tag });

    it('of two administrators who edit the same version one is refused, and the record stays as the other left it', async () => {
      const { path, tag } = await aRecord();
      expect(tag).toMatch(/^"\d+-[\w-]{16}"$/);
      expect((await put(path, bodyOf('By the first'), tag)).status).toBe(200);
      const first = await app.call('GET', path, undefined, admin);
      const refused = await put(path, bodyOf('By the second'), tag, other);
      expect([refused.status, refused.json<{ detail: string }>().detail]).toEqual([
        412,
        'Somebody else has changed it meanwhile. Please load it again.',
      ]);
      const kept = await app.call('GET', path, undefined, admin);
      expect([kept.text, kept.headers.etag]).toEqual([first.text, first.headers.etag]);
      expect(kept.headers.etag).not.toBe(tag);
      expect((await put(path, bodyOf('By the second'), String(kept.headers.etag), other)).status).toBe(200);
      expect((await put(path, bodyOf('By anybody'), '*', other)).status).toBe(200);
      expect((await app.call('PUT', path, bodyOf('By anyone who does not ask'), other)).status).toBe(200);
    });

    it('of ten that come at once with the same version exactly one wins', async () => {
      const { path, tag } = await aRecord();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => put(path, bodyOf(`Number ${index}`), tag)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(412)]);
    });

    it('does not bring back a record that is gone', async () => {
      expect((await put(`/api/v1/${resource}/2000000000`, bodyOf('Nobody'), '*')).status).toBe(404);
      expect([404, 412]).toContain((await put(`/api/v1/${resource}/2000000000`, bodyOf('Nobody'), '"1"')).status);
      expect((await app.call('PUT', `/api/v1/${resource}/2000000000`, bodyOf('Nobody'), admin)).status).toBe(404);
    });
  });

  it('a version also changes with what belongs to the record but stands elsewhere', async () => {
    const tagOf = async (path: string): Promise<string> =>
      String((await app.call('GET', path, undefined, admin)).headers.etag);
    const category = (await create('categories', { name: 'Doors' }, randomUUID())).json<{ id: number }>();
    const child = (await create('categories', { name: 'Roll-up', primaryCategoryId: category.id }, randomUUID())).json<{
      id: number;
    }>();
    const vendor = (await create('vendors', CREATIONS.vendors('Versioned'), randomUUID())).json<{ id: number }>();
    const vendorTag = await tagOf(`/api/v1/vendors/${vendor.id}`);
    expect(
      (
        await app.call(
          'POST',
          '/api/admin/vendor/category',
          { VendorID: vendor.id, CategoryIds: String(child.id) },
          admin,
        )
      ).status,
    ).toBe(200);
    expect(await tagOf(`/api/v1/vendors/${vendor.id}`)).not.toBe(vendorTag);

    const [office] = await app.source.query<{ id: number }[]>(
      `insert into agent_locations (address, city, zip_code, state_id) values ('1 Way', 'Denver', '80202', 6) returning id`,
    );
    const [property, agent] = [await aProperty(app.source), await anAdmin(app.source, { agentLocationId: office.id })];
    const propertyTag = await tagOf(`/api/v1/properties/${property.id}`);
    expect(
      (await app.call('POST', '/api/admin/store/agents', { StoreId: property.id, AgentIds: String(agent.id) }, admin))
        .status,
    ).toBe(200);
    expect(await tagOf(`/api/v1/properties/${property.id}`)).not.toBe(propertyTag);
  });

  it('a deletion too can depend on the version', async () => {
    const { id } = (await create('team-members', CREATIONS['team-members']('Leaving'), randomUUID())).json<{
      id: number;
    }>();
    const path = `/api/v1/team-members/${id}`;
    expect((await app.call('DELETE', path, undefined, admin, { 'if-match': '"1"' })).status).toBe(412);
    const { headers } = await app.call('GET', path, undefined, admin);
    expect((await app.call('DELETE', path, undefined, admin, { 'if-match': String(headers.etag) })).status).toBe(200);
    expect((await app.call('GET', path, undefined, admin)).status).toBe(404);
  });
});
