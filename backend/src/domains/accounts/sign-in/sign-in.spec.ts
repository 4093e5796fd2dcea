import { verify } from '@node-rs/argon2';
import { aBuyer, aBuyerAndSeller, anAdmin, aSeller } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { DEMO_PASSWORD } from './demo-password';
import { hashPassword, hashToken } from './passwords';
import { Config } from '../../../config';
import { MailSecretsService } from '../../../mail/mail-secrets.service';
import { warnAtStart } from '../../../start-warnings';
import { User } from '../users/user.entity';

// The real one, which counts how often it is asked.
jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

describe('signing in', () => {
  let app: TestApp;
  let hash: string;
  beforeAll(async () => {
    app = await startTestApp();
    hash = await hashPassword('abc-123');
  });
  afterAll(() => app.close());
  beforeEach(() => app.source.query('delete from rate_counters'));

  const login = (UserName: string, Password: string, more: object = {}) =>
    app.call('POST', '/api/Account/login/', { UserName, Password, ...more });
  const reset = (change: object) =>
    app.call('POST', '/api/Account/resetpassword/', {
      Password: 'new-pass-1',
      ConfirmPassword: 'new-pass-1',
      isForgotPassword: false,
      ...change,
    });
  const withPassword = (): Partial<User> => ({ passwordHash: hash });
  const aForgotToken = async (userId: number, token: string): Promise<void> =>
    void (await app.source.query(
      `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'forgot', $2, now() + interval '1 hour')`,
      [userId, hashToken(token)],
    ));

  it.each([
    ['[AUTH-11]', { UserName: '' }, 'Email is required'],
    ['[AUTH-12]', { Password: '' }, 'Password is required'],
  ])('%s is refused with %j: %s', async (_id, change, message) => {
    const answer = await app.call('POST', '/api/account/login', {
      UserName: 'a@example.com',
      Password: 'x',
      ...change,
    });
    expect([answer.status, answer.text]).toEqual([400, message]);
  });

  it('[AUTH-16, AUTH-17, AUTH-21, AUTH-23] answers the role names by position and the roles held with their default', async () => {
    const people: [User, string[], number[]][] = [
      [await aBuyer(app.source, withPassword()), ['Buyer', 'Seller'], [2]],
      [await aSeller(app.source, withPassword()), ['Buyer', 'Seller'], [3]],
      [await aBuyerAndSeller(app.source, withPassword()), ['Buyer', 'Seller'], [2, 3]],
      [await anAdmin(app.source, withPassword()), ['Admin'], [1]],
    ];
    for (const [user, Role, held] of people) {
      expect((await login(user.email.toUpperCase(), 'abc-123')).json<object>()).toMatchObject({
        Id: user.id,
        Role,
        DefaultRole: held.map((RoleId) => ({ RoleId, IsDefault: true })),
        IsConfirmed: true,
      });
    }
  });

  it("[AUTH-05, AUTH-20] the administrators' screen lets in administrators only, also with a temporary password; the other screen sends no type", async () => {
    const [admin, seller] = [await anAdmin(app.source, withPassword()), await aSeller(app.source, withPassword())];
    const temporary = await aBuyer(app.source, {
      temporaryPasswordHash: hash,
      temporaryPasswordExpiresAt: new Date(Date.now() + 60_000),
    } as Partial<User>);
    const onAdminScreen = async (user: User) => (await login(user.email, 'abc-123', { UserTypeId: 1 })).text;
    expect([await onAdminScreen(seller), await onAdminScreen(temporary)]).toEqual([
      'Invalid user credential',
      'Invalid user credential',
    ]);
    expect((await login(admin.email, 'abc-123', { UserTypeId: 1 })).json<object>()).toMatchObject({
      Id: admin.id,
      Token: expect.any(String),
    });
    expect((await login(seller.email, 'abc-123', { BuyerStore: { StoreID: 3, DealName: 'Depot' } })).status).toBe(200);
    expect(await app.source.query('select 1 from sessions where user_id = any($1)', [[temporary.id]])).toEqual([]);
  });

  it('[AUTH-19] a property that somebody came from must be one in form; whatever a page has of it is taken and changes nothing', async () => {
    const { id, email } = await aBuyer(app.source, withPassword());
    const sessions = async (): Promise<number> =>
      (await app.source.query<unknown[]>('select 1 from sessions where user_id = $1', [id])).length;
    for (const [BuyerStore, message] of [
      [{ StoreID: 'x' }, 'StoreID is invalid'],
      [{ StoreID: 2 ** 31 }, 'StoreID is invalid'],
      [{ StoreID: [1] }, 'StoreID is invalid'],
      [{ DealName: {} }, 'DealName is invalid'],
    ] as const) {
      const answer = await login(email, 'abc-123', { BuyerStore });
      expect([BuyerStore, answer.status, answer.text, await sessions()]).toEqual([BuyerStore, 400, message, 0]);
    }
    const taken = [
      { StoreID: '3', DealName: 'Depot' },
      { StoreID: '', DealName: '' },
      { StoreID: null, DealName: null },
      { StoreID: 2_000_000_000 },
      {},
      null,
    ];
    for (const BuyerStore of taken) {
      expect([BuyerStore, (await login(email, 'abc-123', { BuyerStore })).status]).toEqual([BuyerStore, 200]);
    }
    expect(await sessions()).toBe(taken.length);
    expect(await app.source.query('select id from deals union all select id from ndas')).toEqual([]);
  });

  it('[AUTH-30] public calls ignore a bad token, all others refuse it', async () => {
    for (const token of ['nonsense', 'a.b.c']) {
      expect([
        (await app.call('GET', '/api/lookup/state', undefined, token)).status,
        (await app.call('GET', '/api/account/profile', undefined, token)).status,
      ]).toEqual([200, 401]);
    }
    expect((await app.call('GET', '/api/account/profile')).status).toBe(401);
  });

  it('[AUTH-18, AUSR-42, CALL-023, CALL-002] who was created by an administrator signs in with what was mailed, must replace it, and then it is dead', async () => {
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    const Email = 'created@example.com';
    const { ID } = (
      await app.call(
        'POST',
        '/api/account/register',
        {
          FirstName: 'Nia',
          LastName: 'Hart',
          Email,
          PhoneNumber: '303-555-0199',
          CompanyName: 'Hart',
          StateId: 6,
          PositionID: 2,
          UserTypeID: 3,
        },
        admin,
      )
    ).json<{ ID: number }>();
    const [{ id: eventId }] = await app.source.query<{ id: string }[]>(
      `select id::text from events where name = 'user.created' and (payload->>'userId')::int = $1`,
      [ID],
    );
    const mailed = String(
      await new MailSecretsService(app.app.get(Config), app.source).register({
        kind: 'temporary-password',
        eventId,
        userId: ID,
      }),
    );
    const first = (await login(Email, mailed)).json<{ PasswordResetToken: string }>();
    expect(first).toMatchObject({
      IsConfirmed: false,
      Token: null,
      SessionId: null,
      PasswordResetToken: expect.any(String),
    });
    expect((await reset({ Token: first.PasswordResetToken, TemporaryPassword: mailed })).json<object>()).toEqual({
      Message: expect.any(String),
    });
    expect([
      (await login(Email, mailed)).text,
      (await login(Email, 'new-pass-1')).json<{ Token: string; IsConfirmed: boolean }>(),
    ]).toEqual([
      'Invalid email or password.',
      expect.objectContaining({ IsConfirmed: true, Token: expect.any(String) }),
    ]);
  });

  it('[AUTH-18] a temporary password that is older than it may be opens nothing, but a forgotten one can be asked for', async () => {
    const user = await aBuyer(app.source, {
      temporaryPasswordHash: hash,
      temporaryPasswordExpiresAt: new Date(Date.now() - 1000),
    } as Partial<User>);
    expect((await login(user.email, 'abc-123')).text).toBe('Invalid email or password.');
    await aForgotToken(user.id, 'after-expiry');
    expect((await reset({ Token: 'after-expiry', isForgotPassword: true })).status).toBe(200);
    expect((await login(user.email, 'new-pass-1')).status).toBe(200);
  });

  it.each([
    ['[AUTH-38]', '', 'Email is required'],
    ['[AUTH-39]', 'ada at example', 'Email is invalid'],
  ])('%s a forgotten password is refused for %j: %s', async (_id, UserName, message) => {
    const answer = await app.call('POST', '/api/account/forgotpassword', { UserName });
    expect([answer.status, answer.text]).toEqual([400, message]);
  });

  it.each([
    ['[AUTH-44]', { TemporaryPassword: '' }, 'Temporary Password is required'],
    ['[REG-37]', { Password: '' }, 'Password is required'],
    ['[REG-38]', { Password: 'ab-12' }, 'Your Password must be 6 characters'],
    ['[REG-41]', { ConfirmPassword: undefined }, 'Mismatch Confirm Password'],
    ['[REG-42]', { ConfirmPassword: 'new-pass-2' }, 'Mismatch Confirm Password'],
  ])('%s a reset is refused with %j: %s, and its token stays good', async (_id, change, message) => {
    const user = await aBuyer(app.source, {
      temporaryPasswordHash: hash,
      temporaryPasswordExpiresAt: new Date(Date.now() + 60_000),
    } as Partial<User>);
    const { PasswordResetToken: Token } = (await login(user.email, 'abc-123')).json<{ PasswordResetToken: string }>();
    const answer = await reset({ Token, TemporaryPassword: 'abc-123', ...change });
    expect([answer.status, answer.text]).toEqual([400, message]);
    expect((await reset({ Token, TemporaryPassword: 'abc-123' })).status).toBe(200);
  });

  const OWN = 'Please choose a password of your own.';

  it('[FSEC-10] a temporary password does not become the permanent one, by neither flow, nor when its time is up; the token stays good', async () => {
    const user = await aBuyer(app.source, {
      temporaryPasswordHash: hash,
      temporaryPasswordExpiresAt: new Date(Date.now() + 60_000),
    } as Partial<User>);
    const { PasswordResetToken: Token } = (await login(user.email, 'abc-123')).json<{ PasswordResetToken: string }>();
    await aForgotToken(user.id, 'for-own');
    const same = { Password: 'abc-123', ConfirmPassword: 'abc-123' };
    const refused = [
      await reset({ Token, TemporaryPassword: 'abc-123', ...same }),
      await reset({ Token: 'for-own', isForgotPassword: true, ...same }),
    ];
    await app.source.query(
      `update users set temporary_password_expires_at = now() - interval '1 minute' where id = $1`,
      [user.id],
    );
    refused.push(await reset({ Token: 'for-own', isForgotPassword: true, ...same }));
    expect(refused.map(({ status, text }) => [status, text])).toEqual(Array(3).fill([400, OWN]));
    expect(await app.source.query('select password_hash from users where id = $1', [user.id])).toEqual([
      { password_hash: null },
    ]);
    expect((await reset({ Token: 'for-own', isForgotPassword: true })).status).toBe(200);
  });

  it('[FSEC-10] the present password is no new one, by neither way, and changes nothing', async () => {
    const user = await aBuyer(app.source, withPassword());
    const [token, other] = [await tokenOf(app, user.id), await tokenOf(app, user.id)];
    await aForgotToken(user.id, 'for-present');
    const same = { Password: 'abc-123', ConfirmPassword: 'abc-123' };
    const refused = [
      await app.call('POST', '/api/account/changepassword', same, token),
      await reset({ Token: 'for-present', isForgotPassword: true, ...same }),
    ];
    expect(refused.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([400, OWN]));
    expect([
      (await app.call('GET', '/api/account/profile', undefined, other)).status,
      (await login(user.email, 'abc-123')).status,
    ]).toEqual([200, 200]);
    expect((await reset({ Token: 'for-present', isForgotPassword: true })).status).toBe(200);
  });

  it.each(['password1', 'QWERTY1', 'Stowbridge1', 'Robin-12', 'TestStorage1'])(
    '[FSEC-15] %s is refused at registration, reset and change, and changes nothing',
    async (Password) => {
      const user = await aBuyer(app.source, withPassword());
      const token = await tokenOf(app, user.id);
      await aForgotToken(user.id, `common-${Password}`);
      const PERSON = {
        FirstName: 'Robin',
        LastName: 'Byron',
        City: 'Denver',
        PhoneNumber: '303-555-0100',
        ZipCode: '80202',
        CompanyName: 'Test Storage',
        StateId: 6,
        PositionID: 2,
        UserTypeID: 2,
      };
      const Email = `common-${Password}@example.com`;
      const both = { Password, ConfirmPassword: Password };
      const refused = [
        await app.call('POST', '/api/account/register/user', { User: { ...PERSON, Email }, Password }),
        await reset({ Token: `common-${Password}`, isForgotPassword: true, ...both }),
        await app.call('POST', '/api/account/changepassword', both, token),
      ];
      expect(refused.map(({ status, text }) => [status, text])).toEqual(
        Array(3).fill([400, 'This password is too common. Please choose another one.']),
      );
      expect(await app.source.query('select 1 from users where email = $1', [Email])).toEqual([]);
      expect([
        (await login(user.email, 'abc-123')).status,
        (await reset({ Token: `common-${Password}`, isForgotPassword: true })).status,
      ]).toEqual([200, 200]);
    },
  );

  it('[FSITE-06] a link to a new password is asked about without using it up; used, expired or of another flow it is no good', async () => {
    const user = await aBuyer(app.source, withPassword());
    const ask = async (token: string, isForgotPassword = true) =>
      (await app.call('POST', '/api/v1/session/password-link', { token, isForgotPassword })).json<object>();
    for (const token of ['link-1', 'link-2', 'link-3']) {
      await aForgotToken(user.id, token);
    }
    await app.source.query(
      `update password_tokens set expires_at = now() - interval '1 second' where token_hash = $1`,
      [hashToken('link-2')],
    );
    const [good, over] = [{ email: user.email }, { email: null }];
    expect([await ask('link-1'), await ask('link-1'), await ask('link-2'), await ask('link-9')]).toEqual([
      good,
      good,
      over,
      over,
    ]);
    expect([await ask('link-1', false), await ask('link-3')]).toEqual([over, good]);
    await app.source.query('update users set status_id = 3 where id = $1', [user.id]);
    expect(await ask('link-1')).toEqual(over);
    await app.source.query('update users set status_id = 2 where id = $1', [user.id]);
    expect((await reset({ Token: 'link-1', isForgotPassword: true })).status).toBe(200);
    expect([await ask('link-1'), await ask('link-3')]).toEqual([over, over]);
    expect((await app.call('POST', '/api/v1/session/password-link', { token: '' })).status).toBe(422);
  });

  it('[AUTH-45, AUTH-46] a token of one flow is of no use in the other, and a rejected person cannot reset', async () => {
    const user = await aBuyer(app.source, withPassword());
    await aForgotToken(user.id, 'for-forgot');
    expect((await reset({ Token: 'for-forgot', TemporaryPassword: 'abc-123' })).text).toBe(
      'This link has been used or has expired.',
    );
    await app.source.query('update users set status_id = 3 where id = $1', [user.id]);
    expect((await reset({ Token: 'for-forgot', isForgotPassword: true })).text).toBe('INACTIVE-USER');
    await app.source.query('update users set status_id = 2 where id = $1', [user.id]);
    expect((await reset({ Token: 'for-forgot', isForgotPassword: true })).json<object>()).toEqual({
      Message: 'Your password has been reset.',
    });
    expect([(await login(user.email, 'abc-123')).status, (await login(user.email, 'new-pass-1')).status]).toEqual([
      400, 200,
    ]);
  });

  it('[REG-40, REG-42, REG-64, REG-66] a changed password follows the same rules and changes nothing when it is refused', async () => {
    const user = await aSeller(app.source, withPassword());
    const token = await tokenOf(app, user.id);
    const change = (Password: string, ConfirmPassword = Password) =>
      app.call('POST', '/api/account/changepassword', { Password, ConfirmPassword }, token);
    expect([
      (await change('new-pass-1', 'new-pass-2')).text,
      (await change('onlyletters')).status,
      (await change('1234567')).status,
      (await change('ab-12')).text,
    ]).toEqual(['Mismatch Confirm Password', 400, 400, 'Your Password must be 6 characters']);
    expect((await login(user.email, 'abc-123')).status).toBe(200);
    expect((await change('new-pass-1')).json<object>()).toEqual({ Message: 'Password changed successfully' });
    expect([(await login(user.email, 'abc-123')).status, (await login(user.email, 'new-pass-1')).status]).toEqual([
      400, 200,
    ]);
  });

  it('[FSEC-21] costs exactly one check of a password, whatever the account and whether it is right or wrong', async () => {
    const temporary = { temporaryPasswordHash: hash, temporaryPasswordExpiresAt: new Date(Date.now() + 60_000) };
    const people: [string, string][] = [
      ['unknown', 'nobody-here@example.com'],
      ['ordinary', (await aBuyer(app.source, withPassword())).email],
      ['temporary', (await aBuyer(app.source, temporary as Partial<User>)).email],
      [
        'temporary, expired',
        (
          await aBuyer(app.source, {
            ...temporary,
            temporaryPasswordExpiresAt: new Date(Date.now() - 1000),
          } as Partial<User>)
        ).email,
      ],
      ['rejected', (await aBuyer(app.source, { ...withPassword(), statusId: 3 })).email],
      ['without any', (await aBuyer(app.source)).email],
      ['administrator', (await anAdmin(app.source, withPassword())).email],
    ];
    for (const [kind, email] of people) {
      for (const [password, more] of [
        ['wrong-1', {}],
        ['abc-123', {}],
        ['abc-123', { UserTypeId: 1 }],
        [DEMO_PASSWORD, {}],
      ] as const) {
        jest.mocked(verify).mockClear();
        await login(email, password, more);
        expect([kind, password, jest.mocked(verify).mock.calls.length]).toEqual([kind, password, 1]);
      }
    }
  });

  it('[FSEC-21] finds one password in each account, for the database takes no second one', async () => {
    const user = await aBuyer(app.source, withPassword());
    await expect(
      app.source.query('update users set temporary_password_hash = password_hash where id = $1', [user.id]),
    ).rejects.toThrow('users_one_password');
  });

  describe('with the published password of the demo', () => {
    let demo: string;
    beforeAll(async () => {
      demo = await hashPassword(DEMO_PASSWORD);
    });
    afterEach(() => void (app.app.get(Config).PUBLIC_URL = 'http://localhost:3000'));
    const at = (address: string): void => void (app.app.get(Config).PUBLIC_URL = address);
    const warnings = async (): Promise<string[]> => {
      const said: string[] = [];
      await warnAtStart(app.app, app.app.get(Config), { warn: (text: string) => void said.push(text) });
      return said;
    };

    it('[FSEC-02] an administrator is let in on their own machine, and where others can come in refused like with a wrong one', async () => {
      const [admin, buyer, other] = [
        await anAdmin(app.source, { passwordHash: demo }),
        await aBuyer(app.source, { passwordHash: demo }),
        await anAdmin(app.source, withPassword()),
      ];
      expect((await login(admin.email, DEMO_PASSWORD)).status).toBe(200);
      at('https://market.example.com');
      const refused = [
        await login(admin.email, DEMO_PASSWORD),
        await login(admin.email, DEMO_PASSWORD, { UserTypeId: 1 }),
        await login(admin.email, 'wrong-1'),
      ];
      expect(refused.map(({ status, text }) => [status, text])).toEqual(
        Array(3).fill([400, 'Invalid email or password.']),
      );
      expect([(await login(buyer.email, DEMO_PASSWORD)).status, (await login(other.email, 'abc-123')).status]).toEqual([
        200, 200,
      ]);
    });

    it('[FSEC-02] the start warns of administrators who have it and names the command, and only where others can come in', async () => {
      await app.source.query('update users set status_id = 3 where user_type_id = 1');
      const [first, second] = [
        await anAdmin(app.source, { passwordHash: demo }),
        await anAdmin(app.source, { passwordHash: demo }),
      ];
      await anAdmin(app.source, withPassword());
      expect(await warnings()).toEqual([]);
      at('https://market.example.com');
      expect(await warnings()).toEqual([
        `The password of ${first.email}, ${second.email} is published with the demo, so it is refused. Replace it: node backend/dist/admin.js ${first.email}`,
      ]);
    });
  });
});
