import { aProperty, anAdmin } from './builders';
import { ROUTES } from './described';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

type Json = Record<string, unknown>;

const PROPERTY = {
  name: 'Platte River Storage',
  address1: '1 Elm St',
  city: 'Denver',
  stateId: 6,
  zipCode: '80202',
  storeTypeId: 1,
  rentableSqft: 40_000,
  price: 4_000_000,
  description: '<p>Near downtown.</p>',
};
/** How a record of each resource is made, and what is changed of it. */
const MADE: Record<string, { body: Json; change: Json }> = {
  properties: { body: PROPERTY, change: { acreage: 2.5 } },
  vendors: {
    body: { companyName: 'Doors', stateId: 6, website: 'https://doors.example' },
    change: { city: 'Boulder' },
  },
  categories: { body: { name: 'Doors' }, change: { name: 'Gates' } },
  'team-members': {
    body: { firstName: 'Ann', lastName: 'Reed', title: 'Broker', phoneNumber: '303-555-0101', email: 'a@b.example' },
    change: { title: 'Principal' },
  },
  users: {
    body: {
      firstName: 'Ida',
      lastName: 'Moss',
      email: 'ida.moss@example.com',
      phoneNumber: '303-555-0144',
      companyName: 'Moss',
      stateId: 6,
      positionId: 2,
      roles: [2],
    },
    change: { companyName: 'Moss and Sons' },
  },
};

describe('patches', () => {
  let app: TestApp;
  let admin: string;
  const records: Record<string, number> = {};
  beforeAll(async () => {
    app = await startTestApp();
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
    for (const [resource, { body }] of Object.entries(MADE)) {
      const made = await app.call('POST', `/api/v1/${resource}`, body, admin);
      expect([resource, made.status]).toEqual([resource, 201]);
      records[resource] = made.json<{ id: number }>().id;
    }
  });
  afterAll(() => app.close());

  const at = (resource: string): string => `/api/v1/${resource}/${records[resource]}`;
  const patch = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.call('PATCH', path, JSON.stringify(body), admin, {
      'content-type': 'application/merge-patch+json',
      ...headers,
    });
  const read = async (path: string): Promise<Json> => (await app.call('GET', path, undefined, admin)).json<Json>();
  const timeless = ({ modifiedAt: _, ...record }: Json): Json => record;
  const audited = async (): Promise<{ detail: unknown }[]> =>
    app.source.query('select action, detail from audit_log order by id');

  it('[FINT-08] there is one for each record of /api/v1 that is read and replaced', () => {
    const of = (method: string): string[] =>
      ROUTES.filter((route) => route.method === method && /^\/api\/v1\/.*\/\{id\}$/.test(route.path)).map(
        ({ path }) => path,
      );
    const read = new Set(of('GET'));
    expect(of('PATCH').sort()).toEqual(
      of('PUT')
        .filter((path) => read.has(path))
        .sort(),
    );
    expect(of('PATCH').length).toBeGreaterThan(12);
  });

  it.each(Object.keys(MADE))('[FINT-02] %s: what is read can be sent back, and changes nothing', async (resource) => {
    const before = await read(at(resource));
    const answer = await app.call('PUT', at(resource), before, admin);
    expect([answer.status, timeless(answer.json<Json>())]).toEqual([200, timeless(before)]);
  });

  it.each(Object.entries(MADE))('[FINT-08] %s: one field changes, and no other', async (resource, { change }) => {
    const before = await read(at(resource));
    const rows = (await audited()).length;
    const answer = await patch(at(resource), change);
    expect([answer.status, timeless(answer.json<Json>())]).toEqual([200, timeless({ ...before, ...change })]);
    const added = (await audited()).slice(rows);
    expect([resource, added.length]).toEqual([resource, 1]);
    expect(JSON.stringify(added[0].detail)).toContain(Object.keys(change)[0]);
    expect(answer.headers.etag).toEqual(expect.any(String));
  });

  it.each(Object.keys(MADE))(
    '[FINT-08] %s: an empty patch is answered the record, and writes nothing',
    async (resource) => {
      const { headers } = await app.call('GET', at(resource), undefined, admin);
      const [before, rows] = [await read(at(resource)), (await audited()).length];
      const answer = await patch(at(resource), {}, { 'if-match': String(headers.etag) });
      expect([answer.status, answer.json()]).toEqual([200, before]);
      expect((await audited()).length).toBe(rows);
      expect((await patch(at(resource), {}, { 'if-match': '"1"' })).status).toBe(412);
    },
  );

  it('[FINT-08] the same rules hold as for the whole record', async () => {
    const before = await read(at('properties'));
    for (const [body, field, code] of [
      [{ name: '' }, 'name', 'required'],
      [{ name: null }, 'name', 'required'],
      [{ colour: 'red' }, 'colour', 'unknown'],
      [{ zipCode: 'x'.repeat(300) }, 'zipCode', 'too_long'],
    ] as const) {
      const answer = await patch(at('properties'), body);
      expect([answer.status, answer.json()]).toMatchObject([422, { code: 'validation', errors: [{ field, code }] }]);
    }
    for (const body of [[], 'text', 1, null]) {
      expect([body, (await patch(at('properties'), body)).status]).toEqual([body, 422]);
    }
    expect(await read(at('properties'))).toEqual(before);
    expect((await patch('/api/v1/properties/2000000000', { name: 'Nobody' })).status).toBe(404);
    expect((await app.call('PATCH', at('properties'), { name: 'x' })).status).toBe(401);
  });

  it('[FINT-08] null takes a value away; what is within a field is merged, and lists are whole', async () => {
    const mix = [{ size: '10x10', units: 4, climateControlled: true, rent: 90 }];
    const given = await patch(at('properties'), { acreage: 4, unitMix: mix, address2: 'Suite 3' });
    expect(given.json()).toMatchObject({ acreage: 4, unitMix: mix, address2: 'Suite 3' });
    const taken = await patch(at('properties'), { acreage: null, unitMix: [], address2: null });
    expect(taken.json()).toMatchObject({ acreage: null, unitMix: [], address2: null });
  });

  it('[FINT-08] a version that is not there any more is refused; patches at the same time all hold', async () => {
    const { headers } = await app.call('GET', at('properties'), undefined, admin);
    const etag = String(headers.etag);
    expect((await patch(at('properties'), { city: 'Aurora' }, { 'if-match': etag })).status).toBe(200);
    expect((await patch(at('properties'), { city: 'Golden' }, { 'if-match': etag })).status).toBe(412);
    const { id } = await aProperty(app.source);
    const changes = [{ name: 'Together' }, { price: 1_234_567 }, { rentableSqft: 12_345 }];
    const answers = await Promise.all(changes.map((change) => patch(`/api/v1/properties/${id}`, change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(`/api/v1/properties/${id}`)).toMatchObject(Object.assign({}, ...changes) as Json);
  });

  it('[FINT-08] the address says that it takes PATCH', async () => {
    const answer = await app.app.inject({ method: 'OPTIONS', url: at('properties') });
    expect(answer.headers.allow).toBe('DELETE, GET, HEAD, OPTIONS, PATCH, PUT');
  });
});
