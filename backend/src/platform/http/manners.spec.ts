import { gunzipSync } from 'node:zlib';
import { anAdmin } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { serveApiDocs } from '../../pages/api-docs';

const PROPERTY = {
  name: 'Platte River Storage',
  address1: '1 Elm St',
  city: 'Denver',
  stateId: 6,
  zipCode: '80202',
  storeTypeId: 1,
  rentableSqft: 40_000,
  price: 4_000_000,
  roomForExpansion: false,
  description: 'Near downtown. '.repeat(120),
};
const MEMBER = {
  firstName: 'Ida',
  lastName: 'Moss',
  title: 'Broker',
  phoneNumber: '303-555-0144',
  email: 'ida@example.com',
};

describe('HTTP manners of /api/v1', () => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp({}, async (started) => {
      await serveApiDocs(started);
      // As the site does, whose pages are found at any address.
      started
        .getHttpAdapter()
        .getInstance()
        .get('/*', (_request, reply) => reply.code(404).send('no page'));
    });
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const ask = (method: string, url: string, headers: Record<string, string> = {}, payload?: object) =>
    app.app.inject({
      method: method as 'GET',
      url,
      headers: { authorization: `Bearer ${admin}`, ...headers },
      ...(payload ? { payload } : {}),
    });
  const created = async (resource: string, body: object) => {
    const answer = await ask('POST', `/api/v1/${resource}`, {}, body);
    expect(answer.statusCode).toBe(201);
    return answer;
  };

  it('[FINT-12] 401 says how to sign in, on /api/v1 alone', async () => {
    const [resource, call] = await Promise.all([
      app.app.inject('/api/v1/properties'),
      app.app.inject({ method: 'POST', url: '/api/account/get/profile' }),
    ]);
    expect([resource.statusCode, resource.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(call.headers['www-authenticate']).toBeUndefined();
  });

  it.each([
    ['properties', PROPERTY],
    ['vendors', { companyName: 'Doors', stateId: 6, website: 'https://doors.example' }],
    ['categories', { name: 'Doors' }],
    ['team-members', MEMBER],
    [
      'users',
      {
        firstName: 'Nia',
        lastName: 'Hart',
        email: 'nia.hart@example.com',
        phoneNumber: '303-555-0199',
        companyName: 'Hart Storage',
        stateId: 6,
        positionId: 2,
        roles: [2],
      },
    ],
  ])('[FINT-12] a new record of %s has an address and the ETag that GET answers', async (resource, body) => {
    const { headers, body: text } = await created(resource, body);
    const { id } = JSON.parse(text) as { id: number };
    expect(headers.location).toBe(`/api/v1/${resource}/${id}`);
    expect(headers.etag).toMatch(/^"\d+-[\w-]{16}"$/);
    const read = await ask('GET', String(headers.location));
    expect([read.statusCode, read.headers.etag]).toEqual([200, headers.etag]);
    const put = await ask('PUT', String(headers.location), { 'if-match': String(headers.etag) }, body);
    expect([put.statusCode, put.headers.etag]).toEqual([200, expect.stringMatching(/^"\d+-[\w-]{16}"$/)]);
    const again = await ask('GET', String(headers.location));
    expect(again.headers.etag).toBe(put.headers.etag);
    const next = await ask('PUT', String(headers.location), { 'if-match': String(put.headers.etag) }, body);
    expect(next.statusCode).toBe(200);
  });

  it('[FINT-12] what is shown only once has an address as well', async () => {
    const { headers } = await created('api-keys', { name: 'Feed', scopes: ['properties:read'] });
    expect([headers.location, headers.etag]).toEqual([
      expect.stringMatching(/^\/api\/v1\/api-keys\/\d+$/),
      expect.stringMatching(/^"\d+-/),
    ]);
  });

  it('[FINT-12] a creation that is answered again says where the record is, and of no version', async () => {
    const send = () => ask('POST', '/api/v1/team-members', { 'idempotency-key': 'once' }, MEMBER);
    const [first, again] = [await send(), await send()];
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect([again.headers.location, again.headers.etag]).toEqual([first.headers.location, undefined]);
    expect(first.headers.etag).toBeDefined();
  });

  it('[FINT-12] who holds the record as it is gets 304 without a body, and 200 once it has changed', async () => {
    const { headers } = await created('properties', PROPERTY);
    const path = String(headers.location);
    const tag = String(headers.etag);
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const same = await ask('GET', path, { 'if-none-match': held });
      expect([held, same.statusCode, same.body, same.headers.etag]).toEqual([held, 304, '', tag]);
    }
    expect((await ask('GET', path, { 'if-none-match': '"1-other"' })).statusCode).toBe(200);
    await ask('PUT', path, {}, { ...PROPERTY, price: 3_000_000 });
    const changed = await ask('GET', path, { 'if-none-match': tag });
    expect([changed.statusCode, changed.headers.etag === tag]).toEqual([200, false]);
  });

  it('[FINT-12] nobody gets 304 for what belongs to the record and has changed elsewhere', async () => {
    const parent = JSON.parse((await created('categories', { name: 'Gates' })).body) as { id: number };
    const child = await created('categories', { name: 'Roll-up', primaryCategoryId: parent.id });
    await ask('PUT', `/api/v1/categories/${parent.id}`, {}, { name: 'Gates and doors' });
    const read = await ask('GET', String(child.headers.location), { 'if-none-match': String(child.headers.etag) });
    const isNamed = read.body.includes('Gates and doors');
    expect(read.statusCode).toBe(isNamed ? 200 : 304);
  });

  it('[FINT-12] each coding has a tag of its own, and all of them are the same version', async () => {
    const path = String((await created('properties', PROPERTY)).headers.location);
    const plain = await ask('GET', path);
    const packed = await ask('GET', path, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.headers.etag).toBe(String(plain.headers.etag).replace(/"$/, '-gzip"'));
    const held = { 'accept-encoding': 'gzip', 'if-none-match': String(packed.headers.etag) };
    const same = await ask('GET', path, held);
    expect([same.statusCode, same.headers.etag, same.body]).toEqual([304, packed.headers.etag, '']);
    const put = await ask('PUT', path, { 'if-match': String(packed.headers.etag) }, PROPERTY);
    expect(put.statusCode).toBe(200);
    expect((await ask('PUT', path, { 'if-match': `W/${String(put.headers.etag)}` }, PROPERTY)).statusCode).toBe(412);
  });

  it('[FINT-12] any version of a record that is not there is 404', async () => {
    const path = '/api/v1/properties/2000000000';
    for (const method of ['PUT', 'DELETE']) {
      const gone = await ask(method, path, { 'if-match': '*' }, method === 'PUT' ? PROPERTY : undefined);
      expect([method, gone.statusCode]).toEqual([method, 404]);
    }
  });

  it.each([
    ['PATCH', '/api/v1/lookups', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/api/v1/properties', 'GET, HEAD, OPTIONS, POST'],
    ['POST', '/api/v1/Properties/12/', 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT'],
    ['GET', '/api/v1/session/refresh', 'OPTIONS, POST'],
    ['HEAD', '/api/v1/session/refresh', 'OPTIONS, POST'],
    ['PUT', '/api/docs/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('[FINT-12] %s %s is 405, Allow names what there is', async (method, url, allow) => {
    const answer = await ask(method, url);
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
    if (url.startsWith('/api/v1') && method !== 'HEAD') {
      expect(answer.json()).toMatchObject({ code: 'method_not_allowed', status: 405 });
    }
    const options = await app.app.inject({ method: 'OPTIONS', url });
    expect([options.statusCode, options.headers.allow, options.body]).toEqual([204, allow, '']);
  });

  it('[FINT-12] an address that is not known stays 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
      const answer = await ask(method, '/api/v1/nothing/here');
      expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 404, undefined]);
    }
    expect((await ask('GET', '/api/account/login')).statusCode).toBe(404);
    // Its pattern takes no line break.
    expect((await ask('GET', '/api/v1/calendar/%0A.ics')).statusCode).toBe(404);
  });

  it('[FINT-12] HEAD answers as GET does, without the body', async () => {
    const path = String((await created('team-members', MEMBER)).headers.location);
    const [get, head] = [await ask('GET', path), await ask('HEAD', path)];
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, get.headers.etag, '']);
  });

  it('[FINT-12] a deletion may say that its empty body is JSON', async () => {
    const path = String((await created('team-members', MEMBER)).headers.location);
    const gone = await ask('DELETE', path, { 'content-type': 'application/json' });
    expect(gone.statusCode).toBe(200);
    expect((await ask('GET', path)).statusCode).toBe(404);
  });

  it.each(['/api/docs/openapi.json', '/api/v1/openapi.json'])('[FINT-14] %s is kept by who has it', async (url) => {
    const forms = await Promise.all(
      ['identity', 'gzip', 'br'].map((coding) => ask('GET', url, { 'accept-encoding': coding })),
    );
    expect(forms.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    const tags = forms.map(({ headers }) => String(headers.etag));
    expect([new Set(tags).size, forms.map(({ headers }) => headers['cache-control'])]).toEqual([
      3,
      ['no-cache', 'no-cache', 'no-cache'],
    ]);
    expect(gunzipSync(forms[1].rawPayload).toString()).toBe(forms[0].body);
    for (const tag of tags) {
      expect(tag).toMatch(/^"[\w-]+"$/);
      const same = await ask('GET', url, { 'if-none-match': tag });
      expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', tag]);
    }
    expect((await ask('GET', url, { 'if-none-match': '"old"' })).statusCode).toBe(200);
  });
});

describe('with CORS', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ CORS_ORIGINS: 'https://a.example' });
  });
  afterAll(() => app.close());

  it('[FINT-12] a browser that asks first is answered as ever, anybody else is told the methods', async () => {
    const headers = { origin: 'https://a.example', 'access-control-request-method': 'POST' };
    const url = '/api/v1/properties/12';
    const first = await app.app.inject({ method: 'OPTIONS', url, headers });
    expect([first.statusCode, first.headers['access-control-allow-origin']]).toEqual([204, 'https://a.example']);
    expect(first.headers['access-control-allow-methods']).toContain('POST');
    const plain = await app.app.inject({ method: 'OPTIONS', url });
    expect([plain.statusCode, plain.headers.allow]).toEqual([204, 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT']);
  });
});
