import { KEY_RESOURCES, SCOPES } from '../src/api-keys/scopes';
import { RESOURCE, Resource } from '../src/common/doors';
import { DiscoveryService } from '@nestjs/core';
import { aBuyer, anAdmin } from './builders';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

interface NewKey {
  id: number;
  secret: string;
  hint: string;
  scopes: string[];
}

describe('API keys', () => {
  let app: TestApp;
  let makerId: number;
  let maker: string;
  beforeAll(async () => {
    app = await startTestApp();
    makerId = (await anAdmin(app.source)).id;
    maker = await tokenOf(app, makerId);
  }, 60_000);
  afterAll(() => app.close());

  const make = (body: object, token = maker) => app.call('POST', '/api/v1/api-keys', body, token);
  const aKey = async (scopes: string[], given: object = {}): Promise<NewKey> => {
    const answer = await make({ name: 'Reporting', scopes, ...given });
    expect(answer.status).toBe(201);
    return answer.json<NewKey>();
  };
  const rowOf = async (id: number): Promise<Record<string, unknown>> => (await app.source.query<Record<string, unknown>[]>('select * from api_keys where id = $1', [id]))[0];

  it('the secret is shown once and stored as a hash only', async () => {
    const key = await aKey(['vendors:read']);
    expect(key.secret).toMatch(/^sbk_[\w-]{43}$/);
    expect(key.hint).toBe(key.secret.slice(-4));
    const row = await rowOf(key.id);
    expect(JSON.stringify(row)).not.toContain(key.secret.slice(4, 20));
    const kept = await app.source.query<{ all: string }[]>(`select coalesce(json_agg(a)::text, '') || (select coalesce(json_agg(i)::text, '') from idempotency_keys i) "all" from audit_log a`);
    expect(kept[0].all).not.toContain(key.secret);
    for (const path of ['/api/v1/api-keys', `/api/v1/api-keys/${key.id}`]) expect((await app.call('GET', path, undefined, maker)).text).not.toContain('secret');
  });

  it('a repeated creation makes no second key, and cannot show the first one again', async () => {
    const body = { name: 'Repeated', scopes: ['vendors:read'] };
    const first = await app.call('POST', '/api/v1/api-keys', body, maker, { 'idempotency-key': 'make-1' });
    expect(first.status).toBe(201);
    const again = await app.call('POST', '/api/v1/api-keys', body, maker, { 'idempotency-key': 'make-1' });
    expect([again.status, again.text.includes('sbk_')]).toEqual([409, false]);
    expect(await app.source.query(`select 1 from api_keys where name = 'Repeated'`)).toHaveLength(1);
  });

  it('a key opens what its scopes name, reading and writing apart, and nothing else', async () => {
    const reader = (await aKey(['categories:read'])).secret;
    const writer = (await aKey(['categories:write'])).secret;
    expect((await app.call('GET', '/api/v1/categories', undefined, reader)).status).toBe(200);
    expect((await app.call('POST', '/api/v1/categories', { name: 'By a reader' }, reader)).status).toBe(403);
    expect(await app.source.query(`select 1 from categories where name = 'By a reader'`)).toHaveLength(0);
    expect((await app.call('POST', '/api/v1/categories', { name: 'By a writer' }, writer)).status).toBe(201);
    expect((await app.call('GET', '/api/v1/categories', undefined, writer)).status).toBe(403);
    for (const path of ['/api/v1/vendors', '/api/v1/api-keys', '/api/v1/properties', '/api/lookup/state', '/api/account/profile']) {
      const { status } = await app.call('GET', path, undefined, reader);
      expect([path, [200, 403].includes(status), status === 200 && path !== '/api/lookup/state']).toEqual([path, true, false]);
    }
    expect((await app.call('POST', '/api/admin/categories', { Name: '', Page: 1, PageLength: 10 }, reader)).status).toBe(403);
  });

  it('a key with every scope opens no session, no key, no console and no call of the documents', async () => {
    const all = (await aKey([...SCOPES])).secret;
    expect((await make({ name: 'By a key', scopes: ['vendors:read'] }, all)).status).toBe(403);
    expect((await app.call('POST', '/api/v1/ops/console', {}, all)).status).toBe(403);
    expect((await app.call('POST', '/api/account/changepassword', { Password: 'another-1', ConfirmPassword: 'another-1' }, all)).status).toBeGreaterThanOrEqual(403);
  });

  it('what a key does is audited as done by its maker, and its last use is written down', async () => {
    const key = await aKey(['categories:write']);
    const { id } = (await app.call('POST', '/api/v1/categories', { name: 'Audited' }, key.secret)).json<{ id: number }>();
    const [audit] = await app.source.query<{ actor_id: number }[]>(`select actor_id from audit_log where subject_type = 'category' and subject_id = $1`, [id]);
    expect(audit.actor_id).toBe(makerId);
    expect((await rowOf(key.id)).last_used_at).toBeInstanceOf(Date);
  });

  it('a revoked, an expired and an unknown key are refused at once, and so is one whose maker was rejected', async () => {
    const use = async (secret: string): Promise<number> => (await app.call('GET', '/api/v1/vendors', undefined, secret)).status;
    const revoked = await aKey(['vendors:read']);
    expect(await use(revoked.secret)).toBe(200);
    expect((await app.call('DELETE', `/api/v1/api-keys/${revoked.id}`, undefined, maker)).status).toBe(200);
    expect((await app.call('DELETE', `/api/v1/api-keys/${revoked.id}`, undefined, maker)).status).toBe(200);
    expect(await use(revoked.secret)).toBe(401);
    expect(await use(`${revoked.secret.slice(0, -1)}x`)).toBe(401);

    const expired = await aKey(['vendors:read'], { expiresAt: new Date(Date.now() + 60_000).toISOString() });
    expect(await use(expired.secret)).toBe(200);
    await app.source.query(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [expired.id]);
    expect(await use(expired.secret)).toBe(401);

    const leaver = await anAdmin(app.source);
    const left = (await make({ name: 'Left behind', scopes: ['vendors:read'] }, await tokenOf(app, leaver.id))).json<NewKey>();
    expect(await use(left.secret)).toBe(200);
    await app.source.query('delete from user_roles where user_id = $1', [leaver.id]);
    expect(await use(left.secret)).toBe(403);
    await app.source.query('update users set status_id = 3 where id = $1', [leaver.id]);
    expect(await use(left.secret)).toBe(401);
  });

  it('only administrators make, see and revoke keys', async () => {
    const key = await aKey(['vendors:read']);
    const buyer = await tokenOf(app, (await aBuyer(app.source)).id);
    expect((await make({ name: 'Mine', scopes: ['vendors:read'] }, buyer)).status).toBe(403);
    expect((await app.call('GET', '/api/v1/api-keys', undefined, buyer)).status).toBe(403);
    expect((await app.call('DELETE', `/api/v1/api-keys/${key.id}`, undefined, buyer)).status).toBe(403);
    expect((await rowOf(key.id)).revoked_at).toBeNull();
  });

  it.each([
    [{ scopes: ['vendors:read'] }, 'name'],
    [{ name: 'No scope', scopes: [] }, 'scopes'],
    [{ name: 'Unknown scope', scopes: ['secrets:read'] }, 'scopes'],
    [{ name: 'Twice', scopes: ['vendors:read', 'vendors:read'] }, 'scopes'],
    [{ name: 'Past', scopes: ['vendors:read'], expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    [{ name: 'No date', scopes: ['vendors:read'], expiresAt: 'soon' }, 'expiresAt'],
    [{ name: 'A year far away', scopes: ['vendors:read'], expiresAt: '80202' }, 'expiresAt'],
  ])('%j is refused and names %s', async (body, name) => {
    const answer = await make(body);
    expect([answer.status, answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)]).toEqual([422, [name]]);
  });

  it('every resource can be named in a scope, but for sessions, keys, the console, the choices of a person and what shows several at once', () => {
    const controllers = app.app.get(DiscoveryService, { strict: false }).getControllers();
    const names = controllers.flatMap(({ metatype }) => (metatype ? [Reflect.getMetadata(RESOURCE, metatype) as Resource | undefined] : [])).flatMap((resource) => (resource ? [resource.name] : []));
    const known = new Set<string>([...KEY_RESOURCES, 'session', 'api-keys', 'ops', 'findings', 'office', 'mail-preferences', 'ndas']);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(8);
  });
});

describe('the limit on /api/v1', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ API_RATE_LIMIT: '5' });
  }, 60_000);
  afterAll(() => app.close());

  // Ids that no other test has: all of them count in the same Redis.
  const someone = async (): Promise<string> => tokenOf(app, (await anAdmin(app.source, { id: 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000) })).id);

  it('says what is left, refuses what goes beyond with Retry-After, and counts each caller apart', async () => {
    const token = await someone();
    const ask = (by = token) => app.call('GET', '/api/v1/categories', undefined, by);
    const answers = [];
    for (let count = 0; count < 7; count += 1) answers.push(await ask());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(['4', '3', '2', '1', '0', '0', '0']);
    expect(answers[0].headers['ratelimit-limit']).toBe('5');
    expect(Number(answers[6].headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answers[6].headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await ask(await someone())).status).toBe(200);
    // The documents' calls have limits of their own, where they matter.
    expect((await app.call('GET', '/api/lookup/state', undefined, token)).headers['ratelimit-limit']).toBeUndefined();
  });
});

describe('the limit on /api/v1 without Redis', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ API_RATE_LIMIT: '3', REDIS_URL: 'redis://127.0.0.1:1' });
  }, 60_000);
  afterAll(() => app.close());

  it('still answers, and each process counts for itself', async () => {
    const token = await tokenOf(app, (await anAdmin(app.source)).id);
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await app.call('GET', '/api/v1/categories', undefined, token)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
