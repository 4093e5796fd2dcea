import { aBuyer, anAdmin } from '../../../../test/builders';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { hashPassword, hashToken } from './passwords';
import { User } from '../users/user.entity';

const PERSON = {
  FirstName: 'Ada',
  LastName: 'Byron',
  City: 'Denver',
  PhoneNumber: '(303) 555 0100'.replace(/[()]/g, ''),
  ZipCode: '80202',
  CompanyName: 'Engines',
  StateId: 6,
  PositionID: 2,
  UserTypeID: 2,
};

describe('accounts', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()), 60_000);
  afterAll(() => app.close());

  let number = 0;
  const email = (): string => `ada${(number += 1)}@example.com`;
  const register = (user: object, more: object = { Password: 'abc-123' }) =>
    app.call('POST', '/api/account/register/user/', { User: { ...PERSON, ...user }, ...more });
  const login = (UserName: string, Password: string, more: object = {}) =>
    app.call('POST', '/api/Account/login/', { UserName, Password, ...more });
  const refreshCookie = (answer: { headers: Record<string, unknown> }): string =>
    String(answer.headers['set-cookie']).match(/refresh=([^;]+)/)?.[1] ?? '';
  const refresh = (cookie: string) =>
    app.call('POST', '/api/v1/session/refresh', {}, undefined, { cookie: `refresh=${cookie}` });

  it('[REG-27, REG-35, CALL-007] a registration answers a session and the roles held', async () => {
    const Email = email();
    const answer = await register({ Email, UserTypeID: 4 });
    expect(answer.json<object>()).toMatchObject({
      Message: 'User has been created successfully.',
      Email,
      Token: expect.any(String),
      SessionId: expect.any(String),
      Role: ['Buyer', 'Seller'],
      DefaultRole: [
        { RoleId: 2, IsDefault: true },
        { RoleId: 3, IsDefault: true },
      ],
    });
    const [row] = await app.source.query('select status_id, phone_number, user_type_id from users where email = $1', [
      Email,
    ]);
    expect(row).toEqual({ status_id: 1, phone_number: '303-555-0100', user_type_id: 2 });
  });

  it('[REG-30] without a password a temporary one is mailed and no session is opened', async () => {
    const answer = await register({ Email: email() }, {});
    expect(answer.json<object>()).toMatchObject({
      Message: 'Thank you for registering with us! We have sent an email confirmation with your temporary password.',
      Token: null,
    });
  });

  it('[REG-31] a taken e-mail answers Exist in any letter case, and stores nothing', async () => {
    const Email = email();
    await register({ Email });
    const again = await register({ Email: Email.toUpperCase() });
    expect([again.status, again.text]).toEqual([400, 'Exist']);
    expect(await app.source.query('select count(*)::int n from users where email = $1', [Email])).toEqual([{ n: 1 }]);
  });

  it.each([
    ['[REG-11]', { Email: '' }, 'Email is required'],
    ['[CONST-53]', { Email: 'ada@example' }, 'Email is invalid'],
    ['[REG-15]', { PhoneNumber: '' }, 'Phone Number is required'],
    ['[CONST-50]', { PhoneNumber: '12345' }, 'Phone Number is invalid'],
    ['[REG-14]', { StateId: 0 }, 'State is required'],
    ['[REG-16]', { ZipCode: '' }, 'Zip code is required'],
    ['[REG-19]', { PositionID: null }, 'Title is required'],
    ['[REG-22]', { PositionID: 5 }, 'Title is required'],
    ['[REG-20]', { UserTypeID: undefined }, 'this field is required'],
    ['[CALL-007]', { UserTypeID: 1 }, 'this field is required'],
  ])('%s registration is refused when a field does not fit', async (_id, change, message) => {
    const answer = await register({ Email: email(), ...change });
    expect([answer.status, answer.text]).toEqual([400, message]);
  });

  it.each([
    ['[REG-38]', 'ab-1', 'Your Password must be 6 characters'],
    ['[REG-39]', `a1${'x'.repeat(24)}`, 'Your Password must be 25 characters'],
    [
      '[REG-40]',
      'abcdefg',
      'Passwords are case-sensitive, must be between 6 to 25 characters and contain at least 1 letter and 1 number or special character.',
    ],
  ])('%s a weak password is refused', async (_id, Password, message) => {
    expect((await register({ Email: email() }, { Password })).text).toBe(message);
  });

  it('[AUTH-21, CALL-001, BEYE-12] signing in answers the documented fields; a wrong password does not say which part is wrong', async () => {
    const Email = email();
    await register({ Email });
    expect(Object.keys((await login(Email, 'abc-123')).json<object>()).sort()).toEqual([
      'DefaultRole',
      'Email',
      'FirstName',
      'Id',
      'IsConfirmed',
      'LastName',
      'PasswordResetToken',
      'Role',
      'SessionId',
      'Token',
    ]);
    const answers = [await login(Email, 'abc-124'), await login('nobody@example.com', 'abc-124')];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [400, 'Invalid email or password.'],
      [400, 'Invalid email or password.'],
    ]);
  });

  it("[ERR-12] the administrators' screen turns others away", async () => {
    const Email = email();
    await register({ Email });
    expect((await login(Email, 'abc-123', { UserTypeId: 1 })).text).toBe('Invalid user credential');
  });

  it('[ERR-13] a rejected person learns it only with the right password, and is out at once', async () => {
    const Email = email();
    const { Token, Id } = (await register({ Email })).json<{ Token: string; Id: number }>();
    const admin = await tokenOf(app, (await anAdmin(app.source)).id);
    expect((await app.call('DELETE', `/api/admin/user/${Id}`, undefined, admin)).json<object>()).toEqual({
      ID: Id,
      StatusID: 3,
    });
    expect((await app.call('GET', '/api/account/profile', undefined, Token)).status).toBe(401);
    expect([(await login(Email, 'wrong-1')).text, (await login(Email, 'abc-123')).text]).toEqual([
      'Invalid email or password.',
      'INACTIVE-USER',
    ]);
  });

  it('[AUTH-18, AUTH-44, AUTH-46, CALL-002] a temporary password leads to the reset, works once and then is dead', async () => {
    const user = await aBuyer(app.source, {
      temporaryPasswordHash: await hashPassword('temp-0001'),
      temporaryPasswordExpiresAt: new Date(Date.now() + 60_000),
    } as Partial<User>);
    const answer = (await login(user.email, 'temp-0001')).json<{
      IsConfirmed: boolean;
      Token: null;
      PasswordResetToken: string;
    }>();
    expect([answer.IsConfirmed, answer.Token]).toEqual([false, null]);
    const reset = (TemporaryPassword: string) =>
      app.call('POST', '/api/Account/resetpassword/', {
        Token: answer.PasswordResetToken,
        Password: 'new-pass-1',
        ConfirmPassword: 'new-pass-1',
        TemporaryPassword,
        isForgotPassword: false,
      });
    expect((await reset('temp-0002')).text).toBe('Temporary Password is invalid');
    expect((await reset('temp-0001')).status).toBe(200);
    expect((await reset('temp-0001')).text).toBe('This link has been used or has expired.');
    expect([
      (await login(user.email, 'temp-0001')).status,
      (await login(user.email, 'new-pass-1')).json<{ IsConfirmed: boolean }>().IsConfirmed,
    ]).toEqual([400, true]);
  });

  it('[AUTH-40, CALL-003] a forgotten password records one event for a known address and answers the same for an unknown one', async () => {
    const user = await aBuyer(app.source);
    const known = await app.call('POST', '/api/account/forgotpassword', { UserName: user.email });
    const unknown = await app.call('POST', '/api/account/forgotpassword', { UserName: 'nobody@example.com' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const events = await app.source.query(`select payload from events where name = 'password.forgotten'`);
    expect(events).toEqual([{ payload: { userId: user.id } }]);
  });

  it('[AUTH-44] a reset by mailed link ends every session of the person', async () => {
    const user = await aBuyer(app.source);
    const token = await tokenOf(app, user.id);
    await app.source.query(
      `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'forgot', $2, now() + interval '1 hour')`,
      [user.id, hashToken('mailed')],
    );
    const answer = await app.call('POST', '/api/account/resetpassword', {
      Token: 'mailed',
      Password: 'new-pass-1',
      ConfirmPassword: 'new-pass-1',
      isForgotPassword: true,
    });
    expect([answer.status, (await app.call('GET', '/api/account/profile', undefined, token)).status]).toEqual([
      200, 401,
    ]);
  });

  it('[FTEST-16] [AUTH-31] a rejected person keeps no session by refreshing it, with neither of the two tokens', async () => {
    const { id, email } = await aBuyer(app.source, { passwordHash: await hashPassword('abc-123') } as Partial<User>);
    const first = refreshCookie(await login(email, 'abc-123'));
    const second = refreshCookie(await refresh(first));
    expect((await refresh(first)).status).toBe(200);
    await app.source.query('update users set status_id = 3 where id = $1', [id]);
    expect((await refresh(second)).status).toBe(401);
    expect((await refresh(first)).status).toBe(401);
  });

  it('[AUTH-31] [FSEC-05] the refresh token is rotated; two tabs may use one, a stolen old one ends the session and sets no cookie', async () => {
    const Email = email();
    await register({ Email });
    const first = refreshCookie(await login(Email, 'abc-123'));
    const rotated = await refresh(first);
    expect(rotated.status).toBe(200);
    expect((await refresh(first)).status).toBe(200);
    await app.source.query(
      `update spent_refresh_tokens set replaced_at = now() - interval '31 seconds' where token_hash = $1`,
      [hashToken(first)],
    );
    expect((await refresh(first)).status).toBe(401);
    const refused = await refresh(refreshCookie(rotated));
    expect([refused.status, refused.headers['set-cookie']]).toEqual([401, undefined]);
  });

  it("[AUTH-33, CALL-008] one may end one's own session and nobody else's", async () => {
    const mine = (await register({ Email: email() })).json<{ Token: string; SessionId: string }>();
    const other = (await register({ Email: email() })).json<{ Token: string; SessionId: string }>();
    expect((await app.call('POST', `/api/home/logout/${other.SessionId}`, undefined, mine.Token)).status).toBe(404);
    expect((await app.call('GET', '/api/account/profile', undefined, other.Token)).status).toBe(200);
    expect((await app.call('POST', `/api/home/logout/${mine.SessionId}`, undefined, mine.Token)).status).toBe(200);
    expect((await app.call('GET', '/api/account/profile', undefined, mine.Token)).status).toBe(401);
  });

  it('[REG-47, REG-51, REG-59, REG-61, CALL-004, CALL-005] the profile is saved by its rules', async () => {
    const user = await aBuyer(app.source);
    const token = await tokenOf(app, user.id);
    const base = {
      FirstName: 'New',
      LastName: 'Name',
      Email: user.email,
      Phone: '303.555.0111',
      CompanyName: 'C',
      City: 'Boulder',
      StateId: 6,
      PositionID: 2,
    };
    const save = (change: object) => app.call('POST', '/api/account/update/profile/', { ...base, ...change }, token);
    expect((await save({ FirstName: '' })).text).toBe('First Name is required');
    expect((await save({ CompanyName: '' })).text).toBe('Company is required');
    expect((await save({ PositionID: 5 })).text).toBe('Title is required');
    expect((await save({})).json<object>()).toMatchObject({
      FirstName: 'New',
      PhoneNumber: '303-555-0111',
      City: 'Boulder',
      State: 'Colorado',
    });
  });

  it('[REG-64, REG-65, CALL-006] changing the password ends the other sessions and needs a recent sign-in', async () => {
    const user = await aBuyer(app.source);
    const [token, other] = [await tokenOf(app, user.id), await tokenOf(app, user.id)];
    const change = () =>
      app.call(
        'POST',
        '/api/Account/changepassword/',
        { Password: 'new-pass-1', ConfirmPassword: 'new-pass-1' },
        token,
      );
    expect((await change()).json<object>()).toEqual({ Message: 'Password changed successfully' });
    expect([
      (await app.call('GET', '/api/account/profile', undefined, other)).status,
      (await app.call('GET', '/api/account/profile', undefined, token)).status,
    ]).toEqual([401, 200]);
    await app.source.query(`update sessions set signed_in_at = now() - interval '16 minutes' where user_id = $1`, [
      user.id,
    ]);
    expect((await change()).status).toBe(400);
  });

  it('[AUSR-72] the last active administrator and oneself cannot be deleted', async () => {
    await app.source.query('update users set status_id = 3 where user_type_id = 1');
    const [first, second] = [await anAdmin(app.source), await anAdmin(app.source)];
    const token = await tokenOf(app, first.id);
    expect((await app.call('DELETE', `/api/admin/user/${first.id}`, undefined, token)).status).toBe(400);
    expect((await app.call('DELETE', `/api/admin/user/${second.id}`, undefined, token)).status).toBe(200);
    expect(
      (await app.source.query<{ s: number }[]>('select status_id s from users where id = $1', [first.id]))[0].s,
    ).toBe(2);
  });

  it('[SHELL-44] bad input never costs a 500', async () => {
    const bodies: unknown[] = [
      { UserName: 'a\u0000b', Password: 'x' },
      { UserName: '\ud800', Password: 'x' },
      { UserName: 'x'.repeat(1_100_000), Password: 'x' },
      [],
      'text',
      { UserName: {}, Password: [] },
      { UserName: 'a', username: 'b', Password: 'x' },
    ];
    let deep: object = {};
    for (let level = 0; level < 100; level += 1) {
      deep = { deep };
    }
    for (const body of [...bodies, { UserName: deep, Password: 'x' }]) {
      const { status } = await app.call('POST', '/api/account/login', body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    for (const id of ['9223372036854775808', '-1', '0', 'abc', '1e3', '%00', '%ff']) {
      expect([400, 404]).toContain((await app.call('GET', `/api/home/store/profile/${id}`)).status);
    }
    for (const page of [-1, 0, 1.5, 'x', 1e20]) {
      expect((await app.call('POST', '/api/home/featuredlistings', { Page: page })).status).toBe(400);
    }
  });
});
