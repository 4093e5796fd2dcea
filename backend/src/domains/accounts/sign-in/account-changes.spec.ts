import { randomUUID } from 'node:crypto';
import { aBuyer, anAdmin } from '../../../../test/builders';
import { mailedSecret } from '../../../../test/mailed-secrets';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { hashPassword, hashToken } from './passwords';
import { User } from '../users/user.entity';

const PERSON = {
  FirstName: 'Ada',
  LastName: 'Byron',
  City: 'Denver',
  PhoneNumber: '303-555-0100',
  ZipCode: '80202',
  CompanyName: 'Engines',
  StateId: 6,
  PositionID: 2,
  UserTypeID: 3,
};
const PROFILE = {
  FirstName: 'Robin',
  LastName: 'Reed',
  PhoneNumber: '303.555.0111',
  CompanyName: 'C',
  City: 'Boulder',
  StateId: 6,
  PositionID: 2,
};

describe("changes to one's own account", () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()), 60_000);
  afterAll(() => app.close());
  beforeEach(() => app.source.query('delete from rate_counters'));

  const rowOf = async (id: number): Promise<Record<string, unknown>> =>
    (await app.source.query<Record<string, unknown>[]>('select * from users where id = $1', [id]))[0];
  const auditOf = (id: number): Promise<{ action: string; actor_id: number; detail: Record<string, unknown> }[]> =>
    app.source.query(
      `select action, actor_id, detail from audit_log where subject_type = 'user' and subject_id = $1 order by id`,
      [id],
    );
  const save = (user: User, token: string, change: object) =>
    app.call('POST', '/api/account/update/profile', { ...PROFILE, Email: user.email, ...change }, token);
  const resetByLink = (Token: string, isForgotPassword: unknown) =>
    app.call('POST', '/api/account/resetpassword', {
      Token,
      Password: 'new-pass-1',
      ConfirmPassword: 'new-pass-1',
      isForgotPassword,
    });
  const aLink = async (userId: number, token: string): Promise<string> => {
    await app.source.query(
      `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'forgot', $2, now() + interval '1 hour')`,
      [userId, hashToken(token)],
    );
    return token;
  };

  it('[AUTH-44, AUTH-46] the flow may come as the word that the path holds, and false is no forgotten password', async () => {
    const user = await aBuyer(app.source);
    const link = await aLink(user.id, 'as-a-word');
    expect((await resetByLink(link, 'false')).text).toBe('Temporary Password is required');
    expect((await resetByLink(link, 'perhaps')).text).toBe('isForgotPassword is invalid');
    expect((await resetByLink(link, 'true')).status).toBe(200);
  });

  it('[AUTH-46] of ten resets by one link at the same time exactly one counts', async () => {
    const user = await aBuyer(app.source);
    const link = await aLink(user.id, 'ten-times');
    const answers = await Promise.all(Array.from({ length: 10 }, () => resetByLink(link, true)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    expect(
      await app.source.query(
        `select payload from events where name = 'password.changed' and (payload->>'userId')::int = $1`,
        [user.id],
      ),
    ).toEqual([{ payload: { userId: user.id } }]);
  });

  describe('the log of passwords', () => {
    interface Logged {
      action: string;
      actor_id: number;
      address: string | null;
      detail: Record<string, unknown>;
    }
    const logged = (id: number): Promise<Logged[]> =>
      app.source.query(
        `select action, actor_id, address, detail from audit_log where subject_type = 'user' and subject_id = $1 order by id`,
        [id],
      );
    const from = (url: string, payload: object, token?: string) =>
      app.app.inject({
        method: 'POST',
        url,
        remoteAddress: '192.0.2.77',
        headers: token ? { authorization: `Bearer ${token}` } : {},
        payload,
      });
    const row = (id: number, action: string, detail: object = {}) => ({
      action,
      actor_id: id,
      address: '192.0.2.77',
      detail,
    });

    it('[REG-64] says who changed it, from where and how many other sessions ended, and never what it is', async () => {
      const { id } = await aBuyer(app.source);
      const [token] = [await tokenOf(app, id), await tokenOf(app, id), await tokenOf(app, id)];
      const Password = 'never-to-be-logged-1';
      expect(
        (await from('/api/account/changepassword', { Password, ConfirmPassword: Password }, token)).statusCode,
      ).toBe(200);
      expect(await logged(id)).toEqual([row(id, 'password.changed'), row(id, 'sessions.ended', { sessions: 2 })]);
      expect(
        (await from('/api/account/changepassword', { Password, ConfirmPassword: 'another-1' }, token)).statusCode,
      ).toBe(400);
      expect(await logged(id)).toHaveLength(2);
      const [{ n }] = await app.source.query<{ n: number }[]>(
        `select count(*)::int n from audit_log where detail::text like '%' || $1 || '%'`,
        [Password],
      );
      expect(n).toBe(0);
    });

    it('[AUTH-44, AUTH-46] tells a reset by link from a temporary password that was replaced, and no reset that failed', async () => {
      const user = await aBuyer(app.source, {
        temporaryPasswordHash: await hashPassword('temp-0001'),
        temporaryPasswordExpiresAt: new Date(Date.now() + 60_000),
      });
      const signedIn = await app.call('POST', '/api/account/login', { UserName: user.email, Password: 'temp-0001' });
      const { PasswordResetToken: Token } = signedIn.json<{ PasswordResetToken: string }>();
      const reset = { Password: 'new-pass-1', ConfirmPassword: 'new-pass-1' };
      expect(
        (await from('/api/account/resetpassword', { ...reset, Token, TemporaryPassword: 'wrong-0001' })).statusCode,
      ).toBe(400);
      expect(await logged(user.id)).toEqual([]);
      expect(
        (await from('/api/account/resetpassword', { ...reset, Token, TemporaryPassword: 'temp-0001' })).statusCode,
      ).toBe(200);
      expect(await logged(user.id)).toEqual([row(user.id, 'password.temporary-replaced')]);
      await tokenOf(app, user.id);
      expect(
        (
          await from('/api/account/resetpassword', {
            Password: 'new-pass-2',
            ConfirmPassword: 'new-pass-2',
            Token: await aLink(user.id, 'logged-link'),
            isForgotPassword: true,
          })
        ).statusCode,
      ).toBe(200);
      expect((await logged(user.id)).slice(1)).toEqual([
        row(user.id, 'password.reset-by-link'),
        row(user.id, 'sessions.ended', { sessions: 1 }),
      ]);
    });
  });

  describe('the address', () => {
    const register = async (
      more: object = { Password: 'abc-123' },
    ): Promise<{ Id: number; Email: string; Token: string }> => {
      const Email = `${randomUUID()}@example.com`;
      return (await app.call('POST', '/api/account/register/user', { User: { ...PERSON, Email }, ...more })).json();
    };
    const isConfirmed = async (token: string): Promise<boolean> =>
      (await app.call('GET', '/api/account/profile', undefined, token)).json<{ EmailConfirmed: boolean }>()
        .EmailConfirmed;
    const linkOf = (userId: number, back = 0): Promise<string | undefined> =>
      mailedSecret(app, 'email-link', 'email.link-asked', userId, back);
    const confirm = (Token: string | undefined) => app.call('POST', '/api/account/email/confirm', { Token });
    const askLink = (token: string) => app.call('POST', '/api/account/email/link', {}, token);
    const EXPIRED = 'This link is no longer good. Please ask for a new one.';

    it('[FSEC-12] of who registers is confirmed by the link that is mailed, once', async () => {
      const { Id, Email, Token } = await register();
      expect(await isConfirmed(Token)).toBe(false);
      const link = await linkOf(Id);
      const answer = await confirm(link);
      expect([answer.status, answer.json(), await isConfirmed(Token), (await confirm(link)).text]).toEqual([
        200,
        { Email },
        true,
        EXPIRED,
      ]);
      expect((await auditOf(Id)).map(({ action }) => action)).toEqual(['user.registered', 'user.email-confirmed']);
      const [{ n }] = await app.source.query<{ n: number }[]>(
        `select count(*)::int n from audit_log where detail::text like '%' || $1 || '%'`,
        [link],
      );
      expect(n).toBe(0);
    });

    it('[FSEC-12] that got a temporary password is confirmed when that is replaced', async () => {
      const { Id, Email } = await register({});
      expect(
        await app.source.query(
          `select 1 from events where name = 'email.link-asked' and (payload->>'userId')::int = $1`,
          [Id],
        ),
      ).toEqual([]);
      const mailed = String(await mailedSecret(app, 'temporary-password', 'user.created', Id));
      const { PasswordResetToken: Token } = (
        await app.call('POST', '/api/account/login', { UserName: Email, Password: mailed })
      ).json<{ PasswordResetToken: string }>();
      await app.call('POST', '/api/account/resetpassword', {
        Token,
        TemporaryPassword: mailed,
        Password: 'new-pass-1',
        ConfirmPassword: 'new-pass-1',
      });
      expect(await isConfirmed(await tokenOf(app, Id))).toBe(true);
    });

    it('[FSEC-12] is confirmed by the last link only, for seven days, and by none after it was changed', async () => {
      const { Id, Email, Token } = await register();
      const first = await linkOf(Id);
      expect((await askLink(Token)).json()).toEqual({ Message: `We have sent a link to ${Email}.` });
      expect([(await confirm(first)).text, await linkOf(Id, 1)]).toEqual([EXPIRED, undefined]);
      const last = await linkOf(Id);
      const [{ days }] = await app.source.query<{ days: string }[]>(
        `select extract(epoch from expires_at - now()) / 86400 "days" from email_proofs where secret_hash = $1`,
        [hashToken(String(last))],
      );
      expect(Number(days)).toBeCloseTo(7, 1);
      await app.source.query(`update users set email = 'moved-' || email where id = $1`, [Id]);
      expect([(await confirm(last)).text, await linkOf(Id), await isConfirmed(Token)]).toEqual([
        EXPIRED,
        undefined,
        false,
      ]);
    });

    it('[FSEC-12] is asked to be confirmed five times an hour at most, and not when it is', async () => {
      const { Id, Token } = await register();
      const statuses = [];
      for (let time = 0; time < 6; time += 1) {
        statuses.push((await askLink(Token)).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      await confirm(await linkOf(Id));
      expect((await askLink(Token)).status).toBe(200);
      expect(
        await app.source.query(`select 1 from email_proofs where user_id = $1 and ended_at is null`, [Id]),
      ).toEqual([]);
    });
  });

  it('[REG-47, REG-61] the log tells what a saved profile changed, before and after', async () => {
    const user = await aBuyer(app.source);
    await save(user, await tokenOf(app, user.id), { LastName: user.lastName });
    expect(await auditOf(user.id)).toEqual([
      {
        action: 'user.profile-changed',
        actor_id: user.id,
        detail: {
          before: { phoneNumber: '303-555-0100', companyName: 'Test Storage LLC', city: 'Denver' },
          after: { phoneNumber: '303-555-0111', companyName: 'C', city: 'Boulder' },
        },
      },
    ]);
  });

  it("[REG-58, REG-59, AUSR-66] a title of one's own stands with position 5 only, and a position that is not sent stays", async () => {
    const user = await aBuyer(app.source);
    const token = await tokenOf(app, user.id);
    await save(user, token, { PositionID: 5, Position: 'Trustee' });
    await save(user, token, { PositionID: undefined, Position: undefined });
    expect(await rowOf(user.id)).toMatchObject({ position_id: 5, position: 'Trustee' });
    await save(user, token, { PositionID: 2, Position: 'Trustee' });
    expect(await rowOf(user.id)).toMatchObject({ position_id: 2, position: null });
  });

  it('[REG-23, REG-24] a blank answer about facilities is none, and a title that no position asks for is not kept', async () => {
    const Email = 'blank-answer@example.com';
    const { Id } = (
      await app.call('POST', '/api/account/register/user', {
        User: { ...PERSON, Email, IsHavingSelfStorages: '', Position: 'Owner' },
        Password: 'abc-123',
      })
    ).json<{ Id: number }>();
    expect(await rowOf(Id)).toMatchObject({ is_having_self_storages: null, position_id: 2, position: null });
  });

  it.each([
    ['[REG-50] a buyer', aBuyer],
    ['[REG-46, REG-50] an administrator', anAdmin],
  ])('%s cannot ask the profile which addresses are taken, but may go on saving their own', async (_title, make) => {
    const [user, other] = [await make(app.source), await aBuyer(app.source)];
    const token = await tokenOf(app, user.id);
    const answers: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      answers.push((await save(user, token, { Email: other.email })).status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(400), 429]);
    expect([
      (await save(user, token, { Email: user.email.toUpperCase() })).status,
      String((await rowOf(user.id)).email).toLowerCase(),
    ]).toEqual([200, user.email]);
  });
});
