import { aBuyer, anAdmin, aSession } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { forgetSignIns } from './forget-sign-ins';
import { hashPassword, hashToken } from './passwords';
import type { SignInsDto } from './sign-ins.resource.dto';
import { Config } from '../../../config';
import { letAdministratorIn } from '../users/administrators';
import { MetricsService } from '../../../platform/ops/metrics.service';
import { User } from '../users/user.entity';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const DEVICE = 'Firefox 144 on Linux';
const HERE = '203.0.113.7';

describe('the log of sign-ins', () => {
  let app: TestApp;
  let hash: string;
  beforeAll(async () => {
    app = await startTestApp();
    hash = await hashPassword('abc-123');
  });
  afterAll(() => app.close());
  beforeEach(() => app.source.query('delete from rate_counters'));
  afterEach(() => void (app.app.get(Config).SIGN_IN_LIMIT = 10));

  const withPassword = (): Partial<User> => ({ passwordHash: hash });
  const withTemporary = (): Partial<User> => ({
    temporaryPasswordHash: hash,
    temporaryPasswordExpiresAt: new Date(Date.now() + 60_000),
  });
  const ask = (method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) =>
    app.app.inject({
      method,
      url: `/api/${url}`,
      payload,
      remoteAddress: HERE,
      headers: { 'user-agent': BROWSER, ...headers },
    });
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const login = (UserName: string, Password: string, more: object = {}) =>
    ask('POST', 'account/login', { UserName, Password, ...more });
  const reset = (change: object) =>
    ask('POST', 'account/resetpassword', {
      Password: 'new-pass-1',
      ConfirmPassword: 'new-pass-1',
      isForgotPassword: true,
      ...change,
    });
  /** What is kept of an account: outcome, kind and reason, oldest first; all from here. */
  async function rowsOf(userId: number): Promise<(string | null)[][]> {
    const rows = await app.source.query<Record<'outcome' | 'kind' | 'reason' | 'address' | 'device', string | null>[]>(
      'select * from sign_in_events where user_id = $1 order by id',
      [userId],
    );
    for (const { address, device } of rows) {
      expect([address, device]).toEqual([HERE, DEVICE]);
    }
    return rows.map(({ outcome, kind, reason }) => [outcome, kind, reason]);
  }
  const figures = async (): Promise<Record<string, number>> => {
    const lines = [
      ...(await app.app.get(MetricsService).text()).matchAll(
        /^stowbridge_sign_ins_total\{outcome="([\w-]+)"\} (\d+)/gm,
      ),
    ];
    return Object.fromEntries(lines.map(([, outcome, count]) => [outcome, Number(count)]));
  };
  /** By how much each figure has grown since. */
  const since = async (before: Record<string, number>): Promise<Record<string, number>> =>
    Object.fromEntries(
      Object.entries(await figures()).flatMap(([outcome, count]) =>
        count === before[outcome] ? [] : [[outcome, count - before[outcome]]],
      ),
    );

  it('[FSEC-16] has a row and a figure for each sign-in that passed, failed or was stopped, with time, address, device and kind', async () => {
    app.app.get(Config).SIGN_IN_LIMIT = 3;
    const before = await figures();
    const [user, newcomer] = [await aBuyer(app.source, withPassword()), await aBuyer(app.source, withTemporary())];
    await login(user.email, 'abc-123');
    for (let time = 0; time < 3; time += 1) {
      await login(user.email, 'wrong-1');
    }
    for (let time = 0; time < 2; time += 1) {
      expect((await login(user.email, 'abc-123')).statusCode).toBe(429);
    }
    await login(newcomer.email, 'wrong-1');
    await login(newcomer.email, 'abc-123');
    expect(await rowsOf(user.id)).toEqual([
      ['passed', 'password', null],
      ...Array(3).fill(['failed', 'password', 'password']),
      ['stopped', 'password', null],
    ]);
    expect(await rowsOf(newcomer.id)).toEqual([
      ['failed', 'temporary', 'password'],
      ['passed', 'temporary', null],
    ]);
    expect(await since(before)).toEqual({ passed: 2, failed: 4, stopped: 2 });
    expect(
      await app.source.query(
        `select 1 from sign_in_events where at > now() + interval '1 minute' or at < now() - interval '10 minutes'`,
      ),
    ).toEqual([]);
  });

  it('[FSEC-16] counts an address without an account and keeps it nowhere', async () => {
    const before = await figures();
    await login('nobody-at-all@example.com', 'wrong-1');
    await ask('POST', 'account/forgotpassword', { UserName: 'nobody-at-all@example.com' });
    expect(await since(before)).toEqual({ unknown: 1 });
    const tables = await app.source.query<{ name: string }[]>(
      `select tablename "name" from pg_tables where schemaname = 'public'`,
    );
    const hits = await Promise.all(
      tables.map(({ name }) =>
        app.source.query<unknown[]>(`select 1 from "${name}" t where t::text ilike '%nobody-at-all%'`),
      ),
    );
    expect(hits.flat()).toEqual([]);
  });

  it('[FSEC-16] tells the right password of somebody who may not come in from a wrong one', async () => {
    const [rejected, buyer] = [
      await aBuyer(app.source, { ...withPassword(), statusId: 3 }),
      await aBuyer(app.source, withPassword()),
    ];
    await login(rejected.email, 'abc-123');
    await login(buyer.email, 'abc-123', { UserTypeId: 1 });
    expect([await rowsOf(rejected.id), await rowsOf(buyer.id)]).toEqual([
      [['failed', 'password', 'inactive']],
      [['failed', 'password', 'role']],
    ]);
  });

  it('[FSEC-16] has a row for signing out, and for each session that ends, with why', async () => {
    const user = await aBuyer(app.source, withPassword());
    const { Token, SessionId } = (await login(user.email, 'abc-123')).json<{ Token: string; SessionId: string }>();
    await ask('POST', `home/logout/${SessionId}`, {}, as(Token));
    expect((await rowsOf(user.id)).slice(1)).toEqual([['signed-out', null, null]]);
    for (let time = 0; time < 2; time += 1) {
      await aSession(app.source, user.id, { userAgent: BROWSER });
    }
    const { Token: kept } = (await login(user.email, 'abc-123')).json<{ Token: string }>();
    await ask('POST', 'account/changepassword', { Password: 'new-pass-1', ConfirmPassword: 'new-pass-1' }, as(kept));
    expect((await rowsOf(user.id)).slice(3)).toEqual(Array(2).fill(['ended', null, 'new-password']));
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    await ask('POST', `admin/user/status/${user.id}/3`, {}, as(admin));
    expect((await rowsOf(user.id)).slice(5)).toEqual([['ended', null, 'rejected']]);
  });

  it('[FSEC-16] has a row for a session that ended by time or by a command', async () => {
    const [user, admin] = [await aBuyer(app.source), await anAdmin(app.source, withPassword())];
    await aSession(app.source, user.id, { expiresAt: new Date(Date.now() - 60_000) });
    await aSession(app.source, admin.id);
    await forgetSignIns(app.source);
    await forgetSignIns(app.source);
    await letAdministratorIn(app.source, admin.email, {
      firstName: 'A',
      lastName: 'B',
      phoneNumber: '303-555-0100',
      companyName: 'C',
    });
    const rows = await app.source.query(
      'select user_id, outcome, reason, address from sign_in_events where user_id = any($1) order by user_id',
      [[user.id, admin.id]],
    );
    expect(rows).toEqual([
      { user_id: user.id, outcome: 'ended', reason: 'time', address: null },
      { user_id: admin.id, outcome: 'ended', reason: 'new-password', address: null },
    ]);
  });

  it('[FSEC-16] has a row and a figure for a refresh token that was used again', async () => {
    const before = await figures();
    const user = await aBuyer(app.source);
    const id = await aSession(app.source, user.id);
    await app.source.query(`insert into spent_refresh_tokens values ($1, $2, now() - interval '31 seconds')`, [
      hashToken('spent'),
      id,
    ]);
    await ask('POST', 'v1/session/refresh', {}, { cookie: 'refresh=spent' });
    expect([await rowsOf(user.id), await since(before)]).toEqual([[['reused', null, null]], { reused: 1 }]);
  });

  it('[FSEC-16] has a row for a reset that was asked for, for one that was used, and for none that failed', async () => {
    const [user, newcomer] = [await aBuyer(app.source, withPassword()), await aBuyer(app.source, withTemporary())];
    await ask('POST', 'account/forgotpassword', { UserName: user.email });
    await app.source.query(
      `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'forgot', $2, now() + interval '1 hour')`,
      [user.id, hashToken('of-log')],
    );
    await reset({ Token: 'of-log', Password: 'abc-123', ConfirmPassword: 'abc-123' });
    await reset({ Token: 'of-log' });
    expect(await rowsOf(user.id)).toEqual([
      ['reset-asked', null, null],
      ['reset-used', null, null],
    ]);
    const { PasswordResetToken: Token } = (await login(newcomer.email, 'abc-123')).json<{
      PasswordResetToken: string;
    }>();
    await reset({ Token, TemporaryPassword: 'abc-123', isForgotPassword: false });
    expect((await rowsOf(newcomer.id)).slice(1)).toEqual([['reset-used', 'temporary', null]]);
  });

  it('[FSEC-16] has a row for an e-mail that an administrator has changed, and none for one that waits to be confirmed', async () => {
    const [user, admin] = [await aBuyer(app.source), await anAdmin(app.source)];
    const profile = {
      FirstName: 'New',
      LastName: 'Name',
      Phone: '303-555-0111',
      CompanyName: 'C',
      City: 'Boulder',
      StateId: 6,
      PositionID: 2,
    };
    const [own, office] = [as(await tokenOf(app, user.id)), as(await tokenOf(app, admin.id))];
    for (const Email of [user.email.toUpperCase(), `own-${user.email}`]) {
      await ask('POST', 'account/update/profile', { ...profile, Email }, own);
    }
    expect(await rowsOf(user.id)).toEqual([]);
    const read = (await app.call('GET', `/api/v1/users/${user.id}`, undefined, await tokenOf(app, admin.id))).json<
      Record<string, unknown>
    >();
    const body = {
      firstName: read.firstName,
      lastName: read.lastName,
      email: `office-${user.email}`,
      phoneNumber: read.phoneNumber,
      companyName: read.companyName,
      city: read.city,
      stateId: read.stateId,
      positionId: read.positionId,
      roles: [2],
    };
    const saved = await app.app.inject({
      method: 'PUT',
      url: `/api/v1/users/${user.id}`,
      payload: body,
      remoteAddress: HERE,
      headers: { 'user-agent': BROWSER, ...office },
    });
    expect(saved.statusCode).toBe(200);
    expect(await rowsOf(user.id)).toEqual([['email-changed', null, null]]);
  });

  it('[FSEC-16] has a row for a key that was refused, with why; unknown ones are counted', async () => {
    const before = await figures();
    const admin = await anAdmin(app.source);
    const keys = [
      ['sbk_revoked', 'now()', 'null'],
      ['sbk_expired', 'null', `now() - interval '1 minute'`],
      ['sbk_narrow', 'null', 'null'],
    ];
    for (const [secret, revoked, expires] of keys) {
      await app.source.query(
        `insert into api_keys (user_id, name, secret_hash, hint, scopes, revoked_at, expires_at) values ($1, 'K', $2, 'x', '{vendors:read}', ${revoked}, ${expires})`,
        [admin.id, hashToken(secret)],
      );
      for (let time = 0; time < 3; time += 1) {
        expect((await ask('GET', 'v1/users', undefined, as(secret))).statusCode).toBe(
          secret === 'sbk_narrow' ? 403 : 401,
        );
      }
      // One row in a minute for each account and client, however often a program tries.
      await app.source.query('delete from rate_counters');
    }
    await ask('GET', 'v1/users', undefined, as('sbk_unknown'));
    expect(await rowsOf(admin.id)).toEqual(
      ['revoked', 'expired', 'not-allowed'].map((reason) => ['key-refused', 'key', reason]),
    );
    expect(await since(before)).toEqual({ 'key-refused': 10 });
    expect((await ask('GET', 'v1/vendors', undefined, as('sbk_narrow'))).statusCode).toBe(200);
  });

  it('[FSEC-16] shows everybody their own last ten sign-ins and how many failed, and administrators those of others', async () => {
    const [user, other, admin] = [
      await aBuyer(app.source, withPassword()),
      await aBuyer(app.source),
      await anAdmin(app.source),
    ];
    await login(user.email, 'wrong-1');
    for (let time = 0; time < 12; time += 1) {
      await login(user.email, 'abc-123');
    }
    await app.source.query(
      `insert into sign_in_events (at, user_id, outcome) values (now() - interval '31 days', $1, 'failed')`,
      [user.id],
    );
    const own = (
      await app.call('GET', '/api/v1/session/sign-ins', undefined, await tokenOf(app, user.id))
    ).json<SignInsDto>();
    expect(own).toMatchObject({
      signIns: Array(10).fill({ kind: 'password', address: HERE, device: DEVICE, at: expect.any(String) }),
      failed: 1,
      lastFailedAt: expect.any(String),
    });
    const times = own.signIns.map(({ at }) => String(at));
    expect(times).toEqual([...times].sort().reverse());
    expect((await app.call('GET', '/api/v1/session/sign-ins', undefined, await tokenOf(app, other.id))).json()).toEqual(
      { signIns: [], failed: 0, lastFailedAt: null },
    );
    expect(
      (await app.call('GET', `/api/v1/users/${user.id}/sign-ins`, undefined, await tokenOf(app, admin.id))).json(),
    ).toEqual(own);
    expect([
      (await app.call('GET', `/api/v1/users/${user.id}/sign-ins`, undefined, await tokenOf(app, other.id))).status,
      (await app.call('GET', '/api/v1/users/999999/sign-ins', undefined, await tokenOf(app, admin.id))).status,
    ]).toEqual([403, 404]);
  });

  it('[FSEC-16] forgets rows after 400 days', async () => {
    const user = await aBuyer(app.source);
    for (const days of [399, 401]) {
      await app.source.query(
        `insert into sign_in_events (at, user_id, outcome, reason) values (now() - make_interval(days => $2), $1, 'failed', $2::text)`,
        [user.id, days],
      );
    }
    await forgetSignIns(app.source);
    expect(await app.source.query('select reason from sign_in_events where user_id = $1', [user.id])).toEqual([
      { reason: '399' },
    ]);
  });
});
