import { anAdmin } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { tellOfEndingKeys } from './ending-keys';
import type { ApiKeyDto, NewApiKeyDto } from './api-keys.resource.dto';
import type { CallerDto } from './own-access.resource.dto';

const DAY = 86_400_000;

describe('trying and replacing API keys', () => {
  let app: TestApp;
  let adminId: number;
  let admin: string;
  beforeAll(async () => {
    app = await startTestApp();
    adminId = (await anAdmin(app.source)).id;
    admin = await tokenOf(app, adminId);
  });
  afterAll(() => app.close());

  const aKey = async (given: object = {}) =>
    (
      await app.call(
        'POST',
        '/api/v1/api-keys',
        { name: 'Reports', scopes: ['vendors:read'], allowedAddresses: ['127.0.0.0/8'], ...given },
        admin,
      )
    ).json<NewApiKeyDto>();
  const rotate = (id: number, body: object = {}, token = admin) =>
    app.call('POST', `/api/v1/api-keys/${id}/rotate`, body, token);
  const vendors = async (key: string) => (await app.call('GET', '/api/v1/vendors', undefined, key)).status;
  const me = (token?: string) => app.call('GET', '/api/v1/me', undefined, token);
  const keyOf = async (id: number) =>
    (await app.call('GET', `/api/v1/api-keys/${id}`, undefined, admin)).json<ApiKeyDto>();

  it('[FINT-18] a replaced key goes on for a week, beside the one that took its place', async () => {
    const old = await aKey();
    const answer = await rotate(old.id);
    const made = answer.json<NewApiKeyDto>();
    expect([answer.status, made]).toMatchObject([
      201,
      {
        name: 'Reports',
        scopes: ['vendors:read'],
        allowedAddresses: ['127.0.0.0/8'],
        userId: adminId,
        replacedById: null,
      },
    ]);
    expect([await vendors(old.secret), await vendors(made.secret)]).toEqual([200, 200]);
    const left = await keyOf(old.id);
    expect(left).toMatchObject({ replacedById: made.id, revokedAt: null });
    expect(new Date(left.expiresAt as Date).getTime() - Date.now()).toBeGreaterThan(7 * DAY - 60_000);
    expect(new Date(left.expiresAt as Date).getTime() - Date.now()).toBeLessThanOrEqual(7 * DAY);
    for (const { id } of [old, made]) {
      expect((await keyOf(id)).lastUsedAt).not.toBeNull();
    }
    // Its maker knows that it ends, however old it is.
    await app.source.query(`update api_keys set created_at = now() - interval '100 days' where id = $1`, [old.id]);
    await tellOfEndingKeys(app.source);
    const told = await app.source.query(
      `select 1 from events where name = 'api-key.ending' and (payload->>'keyId')::int = $1`,
      [old.id],
    );
    expect(told).toEqual([]);
    const audit = await app.source.query<{ detail: object }[]>(
      `select detail from audit_log where action = 'api-key.replaced' and subject_id = $1`,
      [old.id],
    );
    expect(audit).toMatchObject([{ detail: { replacedById: made.id } }]);
  });

  it('[FINT-18] the old one never lives longer than it would have, and ends at once when that is asked', async () => {
    const soon = await aKey({ expiresAt: new Date(Date.now() + DAY).toISOString() });
    await rotate(soon.id);
    expect((await keyOf(soon.id)).expiresAt).toEqual(soon.expiresAt);
    const unsaid = await aKey();
    await rotate(unsaid.id, { keepDays: null });
    expect(await vendors(unsaid.secret)).toBe(200);
    const now = await aKey();
    const made = (await rotate(now.id, { keepDays: 0 })).json<NewApiKeyDto>();
    expect([await vendors(now.secret), await vendors(made.secret)]).toEqual([401, 200]);
  });

  it('[FINT-18] a key is replaced once, also by two at the same time, and not once it has ended', async () => {
    const key = await aKey();
    const answers = await Promise.all([rotate(key.id), rotate(key.id), rotate(key.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const revoked = await aKey();
    await app.call('DELETE', `/api/v1/api-keys/${revoked.id}`, undefined, admin);
    const before = await app.source.query(`select count(*) from api_keys`);
    expect((await rotate(revoked.id)).status).toBe(409);
    expect((await rotate(999_999)).status).toBe(404);
    for (const keepDays of [-1, 8, 1.5, '7 days']) {
      expect((await rotate(key.id, { keepDays })).status).toBe(422);
    }
    expect((await rotate(revoked.id, {}, (await aKey()).secret)).status).toBe(403);
    expect(Number((await app.source.query<{ count: string }[]>(`select count(*) from api_keys`))[0].count)).toBe(
      Number((before as { count: string }[])[0].count) + 1,
    );
  });

  it('[FINT-18] a key and a session are told for whom they act, what they open, and what is left', async () => {
    const key = await aKey();
    const first = await me(key.secret);
    expect([first.status, first.json<CallerDto>()]).toMatchObject([
      200,
      { userId: adminId, keyId: key.id, scopes: ['vendors:read'], expiresAt: key.expiresAt, roles: [1] },
    ]);
    const { rateLimit } = (await me(key.secret)).json<CallerDto>();
    expect(rateLimit.remaining).toBe(first.json<CallerDto>().rateLimit.remaining - 1);
    expect(rateLimit.limit).toBe(Number(first.headers['ratelimit-limit']));
    const own = (await me(admin)).json<CallerDto>();
    expect(own).toMatchObject({ userId: adminId, keyId: null, scopes: null });
    expect(new Date(own.expiresAt as Date).getTime()).toBeGreaterThan(Date.now());
    expect((await me()).status).toBe(401);
    // What else is one's own stays closed to keys.
    expect((await app.call('GET', '/api/v1/me/favourites', undefined, key.secret)).status).toBe(403);
  });
});
