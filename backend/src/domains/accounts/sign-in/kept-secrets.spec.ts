import { aBuyer } from '../../../../test/builders';
import { enrolApp, login, withPassword } from '../../../../test/second-factors';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { hashToken } from './passwords';

/** OWASP's parameters of argon2id, with a salt of 16 bytes. */
const ARGON2ID = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

describe('what is kept of passwords and codes', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp()), 60_000);
  afterAll(() => app.close());

  const NEW = 'another-pass-1';
  const reset = async (userId: number): Promise<{ status: number; text: string }> => {
    const token = `link-of-${userId}`;
    await app.source.query(
      `insert into password_tokens (user_id, kind, token_hash, expires_at) values ($1, 'forgot', $2, now() + interval '1 hour')`,
      [userId, hashToken(token)],
    );
    const body = { Token: token, Password: NEW, ConfirmPassword: NEW, isForgotPassword: true };
    return app.call('POST', '/api/account/resetpassword', body);
  };

  it('is a slow hash with a salt of its own, of passwords and of recovery codes', async () => {
    const user = await aBuyer(app.source);
    expect((await reset(user.id)).status).toBe(200);
    const { codes } = await enrolApp(app, await tokenOf(app, user.id));
    const kept = await app.source.query<{ hash: string }[]>(
      'select password_hash hash from users where id = $1 union all select code_hash from recovery_codes where user_id = $1',
      [user.id],
    );
    expect(kept).toHaveLength(1 + codes.length);
    expect(kept.filter(({ hash }) => !ARGON2ID.test(hash))).toEqual([]);
    expect(new Set(kept.map(({ hash }) => hash.split('$')[4])).size).toBe(kept.length);
  });

  it('recovery codes have more than 40 bits: ten of 31 characters, none of which looks like another', async () => {
    const { codes } = await enrolApp(app, await tokenOf(app, (await aBuyer(app.source)).id));
    expect(codes.filter((code) => !/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/i.test(code))).toEqual([]);
    expect(new Set(codes.join('').toLowerCase()).size).toBeGreaterThan(20);
  });

  it('a password does not end by time', async () => {
    const user = await aBuyer(app.source, await withPassword());
    await app.source.query(
      `update users set created_at = now() - interval '10 years', modified_at = now() - interval '10 years' where id = $1`,
      [user.id],
    );
    expect((await login(app, user)).json<{ Token: string | null }>().Token).not.toBeNull();
  });

  it('a forgotten password leads around no second factor: the reset opens no session, and the next sign-in asks for it', async () => {
    const user = await aBuyer(app.source, await withPassword());
    await enrolApp(app, await tokenOf(app, user.id));
    const { status, text } = await reset(user.id);
    expect([status, /token/i.test(text)]).toEqual([200, false]);
    const open = await app.source.query('select from sessions where user_id = $1 and ended_at is null', [user.id]);
    expect(open).toHaveLength(0);
    expect((await login(app, user, { Password: NEW })).json<object>()).toMatchObject({
      Token: null,
      SecondFactor: { Methods: ['totp', 'recovery-code'] },
    });
  });
});
