import { KEY_RESOURCES, SCOPES } from './scopes';
import { RESOURCE, Resource } from '../../../platform/http/surfaces';
import { DiscoveryService } from '@nestjs/core';
import { tellOfEndingKeys } from './ending-keys';
import { aBuyer, aBuyerAndSeller, anAdmin } from '../../../../test/builders';
import { ROUTES } from '../../../../test/described';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { field, file, upload } from '../../../../test/uploads';
import { WholeRequest, wholeRequests } from '../../../../test/whole-requests';

interface NewKey {
  id: number;
  secret: string;
  hint: string;
  scopes: string[];
}

/** The 30th of the next February: JavaScript takes it for a day in March. */
function noSuchDay(): string {
  const now = new Date();
  return `${now.getUTCFullYear() + (now.getUTCMonth() < 2 ? 0 : 1)}-02-30T00:00:00Z`;
}

describe('API keys', () => {
  let app: TestApp;
  let makerId: number;
  let maker: string;
  beforeAll(async () => {
    app = await startTestApp();
    makerId = (await anAdmin(app.source)).id;
    maker = await tokenOf(app, makerId);
  });
  afterAll(() => app.close());

  const make = (body: object, token = maker) => app.call('POST', '/api/v1/api-keys', body, token);
  const aKey = async (scopes: string[], given: object = {}): Promise<NewKey> => {
    const answer = await make({ name: 'Reporting', scopes, ...given });
    expect(answer.status).toBe(201);
    return answer.json<NewKey>();
  };
  const rowOf = async (id: number): Promise<Record<string, unknown>> =>
    (await app.source.query<Record<string, unknown>[]>('select * from api_keys where id = $1', [id]))[0];

  it('the secret is shown once and stored as a hash only', async () => {
    const key = await aKey(['vendors:read']);
    expect(key.secret).toMatch(/^sbk_[\w-]{43}$/);
    expect(key.hint).toBe(key.secret.slice(-4));
    const row = await rowOf(key.id);
    expect(JSON.stringify(row)).not.toContain(key.secret.slice(4, 20));
    const kept = await app.source.query<{ all: string }[]>(
      `select coalesce(json_agg(a)::text, '') || (select coalesce(json_agg(i)::text, '') from idempotency_keys i) "all" from audit_log a`,
    );
    expect(kept[0].all).not.toContain(key.secret);
    for (const path of ['/api/v1/api-keys', `/api/v1/api-keys/${key.id}`]) {
      expect((await app.call('GET', path, undefined, maker)).text).not.toContain('secret');
    }
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
    for (const path of [
      '/api/v1/vendors',
      '/api/v1/api-keys',
      '/api/v1/properties',
      '/api/lookup/state',
      '/api/account/profile',
    ]) {
      const { status } = await app.call('GET', path, undefined, reader);
      expect([path, [200, 403].includes(status), status === 200 && path !== '/api/lookup/state']).toEqual([
        path,
        true,
        false,
      ]);
    }
    expect(
      (await app.call('POST', '/api/admin/categories', { Name: '', Page: 1, PageLength: 10 }, reader)).status,
    ).toBe(403);
  });

  it('a key with every scope opens no session, no key, no console and no call of the documents', async () => {
    const all = (await aKey([...SCOPES])).secret;
    expect((await make({ name: 'By a key', scopes: ['vendors:read'] }, all)).status).toBe(403);
    expect((await app.call('POST', '/api/v1/ops/console', {}, all)).status).toBe(403);
    expect(
      (
        await app.call(
          'POST',
          '/api/account/changepassword',
          { Password: 'another-1', ConfirmPassword: 'another-1' },
          all,
        )
      ).status,
    ).toBeGreaterThanOrEqual(403);
  });

  it('what a key does is audited as done by its maker, and its last use is written down', async () => {
    const key = await aKey(['categories:write']);
    const { id } = (await app.call('POST', '/api/v1/categories', { name: 'Audited' }, key.secret)).json<{
      id: number;
    }>();
    const [audit] = await app.source.query<{ actor_id: number }[]>(
      `select actor_id from audit_log where subject_type = 'category' and subject_id = $1`,
      [id],
    );
    expect(audit.actor_id).toBe(makerId);
    expect((await rowOf(key.id)).last_used_at).toBeInstanceOf(Date);
  });

  it('a revoked, an expired and an unknown key are refused at once, and so is one whose maker was rejected', async () => {
    const use = async (secret: string): Promise<number> =>
      (await app.call('GET', '/api/v1/vendors', undefined, secret)).status;
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
    const left = (
      await make({ name: 'Left behind', scopes: ['vendors:read'] }, await tokenOf(app, leaver.id))
    ).json<NewKey>();
    expect(await use(left.secret)).toBe(200);
    await app.source.query('delete from user_roles where user_id = $1', [leaver.id]);
    expect(await use(left.secret)).toBe(401);
    const former = await aKeyOf(await anAdmin(app.source));
    expect(await use(former.secret)).toBe(200);
    await app.source.query('delete from users where id = $1', [former.userId]);
    expect(await use(former.secret)).toBe(401);
  });

  it('[FSEC-09] a key dies with its maker, and does not come back with them', async () => {
    const key = await aKeyOf(await anAdmin(app.source));
    const set = (verb: string) => app.call('POST', `/api/v1/users/${key.userId}/${verb}`, undefined, maker);
    const use = async (): Promise<number> => (await app.call('GET', '/api/v1/vendors', undefined, key.secret)).status;
    expect([
      await use(),
      (await set('reject')).status,
      await use(),
      (await set('approve')).status,
      await use(),
    ]).toEqual([200, 200, 401, 200, 401]);
    expect(
      await app.source.query(
        `select action, actor_id from audit_log where subject_type = 'api-key' and subject_id = $1 order by id`,
        [key.id],
      ),
    ).toEqual([
      { action: 'api-key.created', actor_id: key.userId },
      { action: 'api-key.revoked', actor_id: makerId },
    ]);
  });

  /** A key of this administrator, who may be removed again: nothing else names them. */
  const aKeyOf = async ({ id: userId }: { id: number }): Promise<NewKey & { userId: number }> => {
    const key = (
      await make({ name: 'Of another', scopes: ['vendors:read'] }, await tokenOf(app, userId))
    ).json<NewKey>();
    return { ...key, userId };
  };

  describe('with users:write', () => {
    const DENIED = [403, 'This API key does not allow it.'];
    const PERSON = {
      firstName: 'Ida',
      lastName: 'Moss',
      phoneNumber: '303-555-0199',
      companyName: 'Hart Storage',
      stateId: 6,
      positionId: 2,
    };
    let key: string;
    beforeAll(async () => {
      key = (await aKey(['users:write', 'users:read'])).secret;
    });
    let count = 0;
    const person = (more: object = {}): object => ({ ...PERSON, email: `keyed.${(count += 1)}@example.com`, ...more });
    const answerOf = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown[]> => {
      const answer = await app.call(method, `/api/v1/users${path}`, body, key);
      return [answer.status, answer.status < 400 ? undefined : answer.json<{ detail: string }>().detail];
    };
    const userRow = async (id: number): Promise<unknown> =>
      (
        await app.source.query<unknown[]>(
          'select u.*, (select json_agg(r.role_id order by 1) from user_roles r where r.user_id = u.id) roles, u.xmin::text from users u where id = $1',
          [id],
        )
      )[0];

    it('[FSEC-09] a key makes no administrator', async () => {
      const before = await app.source.query('select id from users order by id');
      expect(await answerOf('POST', '', person({ roles: [1], agentLocationId: 1 }))).toEqual(DENIED);
      expect(await app.source.query('select id from users order by id')).toEqual(before);
      expect((await answerOf('POST', '', person({ roles: [2] })))[0]).toBe(201);
    });

    it('[FSEC-09] a key changes nothing of an administrator: no field, email, status or session', async () => {
      const admin = await anAdmin(app.source);
      const session = await tokenOf(app, admin.id);
      const before = await userRow(admin.id);
      for (const body of [
        person(),
        person({ email: admin.email }),
        person({ email: admin.email, roles: [1] }),
        person({ email: admin.email, roles: [2] }),
      ]) {
        expect(await answerOf('PUT', `/${admin.id}`, body)).toEqual(DENIED);
      }
      for (const path of ['approve', 'reject']) {
        expect(await answerOf('POST', `/${admin.id}/${path}`)).toEqual(DENIED);
      }
      expect(await answerOf('DELETE', `/${admin.id}`)).toEqual(DENIED);
      expect([
        await userRow(admin.id),
        (await app.call('GET', '/api/account/profile', undefined, session)).status,
      ]).toEqual([before, 200]);
    });

    it('[FSEC-09] a key raises no roles, though it may take one away', async () => {
      const buyer = await aBuyer(app.source);
      const before = await userRow(buyer.id);
      for (const roles of [[1], [2, 3], [3]]) {
        expect(await answerOf('PUT', `/${buyer.id}`, person({ email: buyer.email, roles }))).toEqual(DENIED);
      }
      expect(await userRow(buyer.id)).toEqual(before);
      const both = await aBuyerAndSeller(app.source);
      expect(await answerOf('PUT', `/${both.id}`, person({ email: both.email, roles: [2] }))).toEqual([200, undefined]);
    });

    it('[FSEC-09] an email that a key changes waits to be confirmed, and everything else holds at once', async () => {
      const buyer = await aBuyer(app.source);
      const answer = await app.call(
        'PUT',
        `/api/v1/users/${buyer.id}`,
        person({ email: 'by.a.key@example.com', roles: [2] }),
        key,
      );
      expect([answer.status, answer.json()]).toEqual([
        200,
        expect.objectContaining({ email: buyer.email, pendingEmail: 'by.a.key@example.com', firstName: 'Ida' }),
      ]);
    });
  });

  it('[FSEC-09] a key ends after 366 days at most, which is also what it gets', async () => {
    const days = async (id: number): Promise<number> =>
      Math.round(((await rowOf(id)).expires_at as Date).getTime() / 86_400_000 - Date.now() / 86_400_000);
    const ahead = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();
    expect([
      await days((await aKey(['vendors:read'])).id),
      await days((await aKey(['vendors:read'], { expiresAt: null })).id),
      await days((await aKey(['vendors:read'], { expiresAt: ahead(365.9) })).id),
    ]).toEqual([366, 366, 366]);
    const refused = await make({ name: 'Too long', scopes: ['vendors:read'], expiresAt: ahead(366.1) });
    expect([refused.status, refused.json<{ errors: unknown }>().errors]).toEqual([
      422,
      [{ field: 'expiresAt', code: 'too_large', message: 'The expiry must lie at most 366 days ahead' }],
    ]);
  });

  it('[FSEC-09] the maker of a key is told once, 14 days before its end', async () => {
    const told = async (id: number): Promise<number> =>
      (
        await app.source.query<unknown[]>(
          `select 1 from events where name = 'api-key.ending' and (payload->>'keyId')::int = $1`,
          [id],
        )
      ).length;
    const endsIn = async (days: number): Promise<number> => {
      const { id } = await aKey(['vendors:read']);
      await app.source.query(
        `update api_keys set created_at = now() - interval '300 days', expires_at = now() + make_interval(hours => $2) where id = $1`,
        [id, days * 24],
      );
      return id;
    };
    const [soon, later, over, revoked] = [await endsIn(13.5), await endsIn(14.5), await endsIn(-1), await endsIn(5)];
    const short = (await aKey(['vendors:read'], { expiresAt: new Date(Date.now() + 5 * 86_400_000).toISOString() })).id;
    await app.call('DELETE', `/api/v1/api-keys/${revoked}`, undefined, maker);
    await tellOfEndingKeys(app.source);
    await tellOfEndingKeys(app.source);
    expect([await told(soon), await told(later), await told(over), await told(revoked), await told(short)]).toEqual([
      1, 0, 0, 0, 0,
    ]);
  });

  it('[FSEC-09] a key works from the addresses that it names only', async () => {
    const { secret } = await aKey(['vendors:read'], { allowedAddresses: ['192.0.2.0/24', '2001:db8::/32'] });
    const from = async (remoteAddress: string): Promise<unknown[]> => {
      const answer = await app.app.inject({
        method: 'GET',
        url: '/api/v1/vendors',
        remoteAddress,
        headers: { authorization: `Bearer ${secret}` },
      });
      return [answer.statusCode, answer.statusCode === 200 ? undefined : answer.json<{ detail: string }>().detail];
    };
    expect([await from('192.0.2.77'), await from('2001:db8::5')]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(await from('192.0.3.77')).toEqual([403, 'This API key does not allow it.']);
    const unknown = await make({ name: 'Bad', scopes: ['vendors:read'], allowedAddresses: ['192.0.2.0/33'] });
    expect([unknown.status, unknown.json<{ errors: unknown }>().errors]).toEqual([
      422,
      [{ field: 'allowedAddresses', code: 'invalid', message: 'An address is no address or range' }],
    ]);
  });

  it('[FSEC-09] every administrator is told of a key that is made or revoked', async () => {
    const { id } = await aKey(['vendors:read']);
    for (let time = 0; time < 2; time += 1) {
      await app.call('DELETE', `/api/v1/api-keys/${id}`, undefined, maker);
    }
    expect(
      await app.source.query(`select name, payload from events where (payload->>'keyId')::int = $1 order by id`, [id]),
    ).toEqual([
      { name: 'api-key.created', payload: { keyId: id, userId: makerId } },
      { name: 'api-key.revoked', payload: { keyId: id, userId: makerId } },
    ]);
  });

  describe('every creation under a key', () => {
    const requests = () => wholeRequests(app, () => tokenOf(app, makerId));
    const creations = ROUTES.filter(
      ({ path, operation }) =>
        path.startsWith('/api/v1/') &&
        /_create$/.test(operation.operationId) &&
        !operation.operationId.startsWith('ApiKeys'),
    );
    const OTHERS: Record<string, () => Promise<WholeRequest>> = {
      LookupsResource_create: async () => ({ body: { name: 'Keyed' } }),
      TaskTemplatesResource_create: async () => ({
        body: { name: 'Keyed', phase: 'contract', side: 'office', afterAcceptance: 5 },
      }),
      ImportsResource_create: async () => ({
        parts: [field('kind', 'vendors'), file(Buffer.from('Company,State\nKeyed Doors,CO\n'), 'vendors.csv')],
      }),
      WebhooksResource_create: async () => ({
        body: { url: 'https://93.184.215.14/hook', events: ['nda.signed'] },
      }),
      PriceSteps_create: async () => ({ body: { amount: 7_777_777 } }),
      TeamResource_create: async () => ({
        body: {
          firstName: 'Ida',
          lastName: 'Moss',
          title: 'Broker',
          phoneNumber: '303-555-0144',
          email: 'ida@example.com',
        },
      }),
    };

    it.each(creations.map((route) => [route.operation.operationId, route] as const))(
      '[FSEC-09] is in the audit log with the key: %s',
      async (operationId, { path }) => {
        const key = await aKey([...SCOPES]);
        const { body, parts } = await (requests()[operationId] ?? OTHERS[operationId])();
        const url = path.replace('{list}', 'positions');
        const newest = async (): Promise<string> =>
          (await app.source.query<{ id: string }[]>('select coalesce(max(id), 0)::text id from audit_log'))[0].id;
        const before = await newest();
        const answer = parts
          ? await upload(app, url, parts, key.secret)
          : await app.call('POST', url, body, key.secret);
        expect({ status: answer.status, ...(answer.status < 300 ? {} : { text: answer.text }) }).toEqual({
          status: 201,
        });
        const rows = await app.source.query<{ actor_id: number; key: number }[]>(
          `select actor_id, (detail->>'keyId')::int "key" from audit_log where id > $1`,
          [before],
        );
        expect(rows.length).toBeGreaterThan(0);
        expect(rows).toEqual(rows.map(() => ({ actor_id: makerId, key: key.id })));
      },
    );
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
    [{ name: 'No such day', scopes: ['vendors:read'], expiresAt: noSuchDay() }, 'expiresAt'],
    [{ name: 'A year far away', scopes: ['vendors:read'], expiresAt: '80202' }, 'expiresAt'],
  ])('%j is refused and names %s', async (body, name) => {
    const answer = await make(body);
    expect([answer.status, answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)]).toEqual([
      422,
      [name],
    ]);
  });

  it('every resource can be named in a scope, but for sessions, keys, the console, the choices of a person, what is public and what shows several at once', () => {
    const controllers = app.app.get(DiscoveryService, { strict: false }).getControllers();
    const names = controllers
      .flatMap(({ metatype }) => (metatype ? [Reflect.getMetadata(RESOURCE, metatype) as Resource | undefined] : []))
      .flatMap((resource) => (resource ? [resource.scope] : []));
    const known = new Set<string>([
      ...KEY_RESOURCES,
      'any',
      'session',
      'api-keys',
      'ops',
      'findings',
      'office',
      'mail-preferences',
      'preferences',
      'saved-searches',
      'campaign-links',
      'privacy-requests',
      'privacy-links',
      'listings',
      'places',
      'me',
      'verifications',
      'evidence',
      'calendar',
      'pipeline',
    ]);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(8);
  });
});
