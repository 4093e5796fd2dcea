import { aBuyer, anAdmin } from '../../../../test/builders';
import {
  codeOf,
  enrolApp,
  forgetSteps,
  login,
  secondStep,
  ticketOf,
  withPassword,
} from '../../../../test/second-factors';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import { hashToken } from '../sign-in/passwords';
import type { User } from '../users/user.entity';
import { newTotpSecret, stepOfCode } from './totp';

const MINE = '/api/v1/me/second-factors';
const WRONG = 'That is not right. Please try again.';

describe('second factors', () => {
  let app: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    app = await startTestApp({ LOG_LEVEL: 'debug' }, undefined, { write: (line: string) => void lines.push(line) });
  });
  afterAll(() => app.close());
  beforeEach(() => app.source.query('delete from rate_counters'));

  const newcomer = async (): Promise<{ user: User; token: string }> => {
    const user = await aBuyer(app.source, await withPassword());
    return { user, token: await tokenOf(app, user.id) };
  };
  const enrolled = async () => {
    const person = await newcomer();
    return { ...person, ...(await enrolApp(app, person.token)) };
  };
  const mine = async (token: string) =>
    (await app.call('GET', MINE, undefined, token)).json<{
      factors: { id: number; kind: string; name: string }[];
      recoveryCodesLeft: number;
    }>();
  const detailOf = (answer: { json<Body>(): Body }): string => answer.json<{ detail: string }>().detail;
  const old = (user: User): Promise<unknown> =>
    app.source.query(`update sessions set signed_in_at = now() - interval '16 minutes' where user_id = $1`, [user.id]);

  it('[BEYE-01] [BEYE-02] an app is on after one right code and once its ten recovery codes are confirmed', async () => {
    const { user, token } = await newcomer();
    const made = (await app.call('POST', `${MINE}/apps`, { name: 'Phone' }, token)).json<{
      id: number;
      secret: string;
      address: string;
      picture: string;
    }>();
    expect(made.address).toContain(made.secret);
    expect(Buffer.from(made.picture.split(',')[1], 'base64').toString()).toContain('<svg');
    const confirm = (code: string) => app.call('POST', `${MINE}/apps/${made.id}/confirm`, { code }, token);
    const wrong = String((Number(await codeOf(made.secret)) + 1) % 1_000_000).padStart(6, '0');
    expect([(await confirm(wrong)).status, (await mine(token)).factors]).toEqual([409, []]);
    const { recoveryCodes } = (await confirm(await codeOf(made.secret))).json<{ recoveryCodes: string[] }>();
    expect([new Set(recoveryCodes).size, (await mine(token)).factors]).toEqual([10, []]);
    expect((await login(app, user)).json<{ Token: string | null }>().Token).not.toBeNull();
    expect((await app.call('POST', '/api/v1/me/recovery-codes/confirm', {}, token)).status).toBe(204);
    expect(await mine(token)).toMatchObject({ factors: [{ kind: 'totp', name: 'Phone' }], recoveryCodesLeft: 10 });
    expect((await login(app, user)).json<object>()).toMatchObject({
      Token: null,
      SessionId: null,
      SecondFactor: { Ticket: expect.any(String), Methods: ['totp', 'recovery-code'] },
    });
    const stored = await app.source.query<object[]>(
      'select secret, code_hash from second_factors f join recovery_codes c using (user_id) where user_id = $1',
      [user.id],
    );
    expect(JSON.stringify(stored)).not.toMatch(new RegExp([made.secret, ...recoveryCodes].join('|')));
  });

  it('[BEYE-03] a right code signs in; the same code again is refused', async () => {
    const { user, secret } = await enrolled();
    const code = await codeOf(secret);
    const answer = await secondStep(app, { ticket: await ticketOf(app, user), code });
    const { Token } = answer.json<{ Token: string }>();
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, expect.anything()]);
    expect((await app.call('GET', '/api/account/profile', undefined, Token)).status).toBe(200);
    const again = await secondStep(app, { ticket: await ticketOf(app, user), code });
    expect([again.status, detailOf(again)]).toEqual([401, WRONG]);
    const rows = await app.source.query<{ outcome: string; kind: string; reason: string | null }[]>(
      `select outcome, kind, reason from sign_in_events where user_id = $1 order by id`,
      [user.id],
    );
    expect(rows).toEqual([
      { outcome: 'passed', kind: 'second-factor', reason: null },
      { outcome: 'failed', kind: 'second-factor', reason: 'code' },
    ]);
  });

  it('[BEYE-03] of ten sign-ins with one code at the same time exactly one counts', async () => {
    const { user, secret } = await enrolled();
    const [tickets, code] = [[] as string[], await codeOf(secret)];
    for (let time = 0; time < 4; time += 1) {
      tickets.push(await ticketOf(app, user));
    }
    const answers = await Promise.all(tickets.map((ticket) => secondStep(app, { ticket, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[BEYE-04] five wrong codes pause the second step for 15 minutes, and the answer says until when', async () => {
    const { user, secret, codes } = await enrolled();
    const ticket = await ticketOf(app, user);
    for (let time = 0; time < 5; time += 1) {
      expect((await secondStep(app, { ticket, recoveryCode: 'wrong-wrong' })).status).toBe(401);
    }
    const paused = await secondStep(app, { ticket, code: await codeOf(secret) });
    expect([paused.status, detailOf(paused)]).toEqual([
      429,
      expect.stringMatching(/^Too many wrong codes\. Please try again after \w{3} \d+, \d{4}, \d+:\d\d [AP]M \w+\.$/),
    ]);
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect((await secondStep(app, { ticket, recoveryCode: codes[0] })).status).toBe(429);
    await app.source.query(`update second_factor_tries set paused_until = now() where user_id = $1`, [user.id]);
    expect((await secondStep(app, { ticket, recoveryCode: codes[0] })).status).toBe(200);
  });

  it('[BEYE-06] removing a factor and changing the password ask for a factor', async () => {
    const { id, user, token, secret } = await enrolled();
    const Password = 'new-pass-1-factors';
    const change = () =>
      app.call('POST', '/api/account/changepassword', { Password, ConfirmPassword: Password }, token);
    const remove = () => app.call('DELETE', `${MINE}/${id}`, undefined, token);
    const show = async () => {
      await forgetSteps(app);
      return app.call('POST', `${MINE}/shown`, { code: await codeOf(secret) }, token);
    };
    const FIRST = 'Please confirm with your second factor first.';
    const changed = await change();
    const removed = await remove();
    expect([changed.status, changed.text, removed.status, detailOf(removed)]).toEqual([400, FIRST, 422, FIRST]);
    expect([(await show()).status, (await change()).status, (await remove()).status]).toEqual([204, 200, 422]);
    expect([(await show()).status, (await remove()).status, (await mine(token)).recoveryCodesLeft]).toEqual([
      204, 204, 0,
    ]);
    const events = await app.source.query<{ name: string }[]>(
      `select name from events where name like 'second-factor.%' and (payload->>'userId')::int = $1 order by id`,
      [user.id],
    );
    expect(events.map(({ name }) => name)).toEqual(['second-factor.added', 'second-factor.removed']);
  });

  it('[BEYE-08] a recovery code works once, and the answer says how many are left', async () => {
    const { user, codes } = await enrolled();
    const use = async () =>
      secondStep(app, { ticket: await ticketOf(app, user), recoveryCode: codes[3].toUpperCase().replace('-', ' ') });
    const first = await use();
    expect([first.status, first.json<{ RecoveryCodesLeft: number }>().RecoveryCodesLeft]).toEqual([200, 9]);
    expect((await use()).status).toBe(401);
  });

  it('[BEYE-11] a clock that is 30 s off works, 90 s does not', async () => {
    const secret = newTotpSecret();
    for (const off of [-30, 0, 30]) {
      expect(await stepOfCode(secret, await codeOf(secret, off))).toBeDefined();
    }
    for (const off of [-90, 90]) {
      expect(await stepOfCode(secret, await codeOf(secret, off))).toBeUndefined();
    }
  });

  it('[BEYE-13] a session older than 15 minutes cannot enrol, remove or show codes', async () => {
    const { user, token, id } = await enrolled();
    await old(user);
    for (const [method, path, body] of [
      ['POST', `${MINE}/apps`, { name: 'Other' }],
      ['POST', `${MINE}/passkey-options`, {}],
      ['POST', `${MINE}/passkeys`, { name: 'Other', passkey: {} }],
      ['DELETE', `${MINE}/${id}`, undefined],
      ['POST', '/api/v1/me/recovery-codes', {}],
      ['POST', '/api/v1/me/recovery-codes/confirm', {}],
    ] as const) {
      const answer = await app.call(method, path, body, token);
      expect([path, answer.status, detailOf(answer)]).toEqual([
        path,
        422,
        'Please sign in again to change your second factors.',
      ]);
    }
    expect(await mine(token)).toMatchObject({ factors: [{ id }], recoveryCodesLeft: 10 });
  });

  it('[BEYE-15] tickets of others, expired and replayed ones are 401; 7 digits are 400 and no try', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    expect(
      (await secondStep(app, { ticket: await ticketOf(app, other.user), code: await codeOf(one.secret) })).status,
    ).toBe(401);
    const ticket = await ticketOf(app, one.user);
    for (const code of ['1234567', '12345', 'abcdef']) {
      expect((await secondStep(app, { ticket, code })).status).toBe(400);
    }
    expect(await app.source.query('select 1 from second_factor_tries where user_id = $1', [one.user.id])).toEqual([]);
    expect((await secondStep(app, { ticket, recoveryCode: one.codes[0] })).status).toBe(200);
    expect((await secondStep(app, { ticket, recoveryCode: one.codes[1] })).status).toBe(401);
    const late = await ticketOf(app, one.user);
    await app.source.query('update second_factor_tickets set expires_at = now() where token_hash = $1', [
      hashToken(late),
    ]);
    expect((await secondStep(app, { ticket: late, recoveryCode: one.codes[2] })).status).toBe(401);
    expect((await secondStep(app, { ticket, code: '123456', recoveryCode: 'x' })).status).toBe(422);
    expect((await secondStep(app, { ticket })).status).toBe(422);
  });

  it('renames a factor of one’s own and nobody else’s', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const rename = (token: string) => app.call('PUT', `${MINE}/${one.id}`, { name: 'Old phone' }, token);
    expect([(await rename(other.token)).status, (await mine(one.token)).factors[0].name]).toEqual([404, 'Phone']);
    expect([(await rename(one.token)).status, (await mine(one.token)).factors[0].name]).toEqual([204, 'Old phone']);
  });

  it('[BEYE-08] new recovery codes replace the old ones once they are confirmed', async () => {
    const { user, token, codes } = await enrolled();
    const made = (await app.call('POST', '/api/v1/me/recovery-codes', {}, token)).json<{ recoveryCodes: string[] }>();
    const use = async (recoveryCode: string) => secondStep(app, { ticket: await ticketOf(app, user), recoveryCode });
    expect([(await use(made.recoveryCodes[0])).status, (await use(codes[0])).status]).toEqual([401, 200]);
    await app.call('POST', '/api/v1/me/recovery-codes/confirm', {}, token);
    expect([(await use(codes[1])).status, (await use(made.recoveryCodes[0])).status]).toEqual([401, 200]);
  });

  it('[BEYE-09] a reset ends the sessions, is mailed and audited with its reason, and is not for oneself', async () => {
    const admin = await anAdmin(app.source, await withPassword());
    const office = await tokenOf(app, admin.id);
    const { user, token } = await enrolled();
    const reset = (id: number, body: object = { reason: 'Lost the phone' }) =>
      app.call('POST', `/api/v1/users/${id}/reset-second-factor`, body, office);
    expect([(await reset(user.id, { reason: ' ' })).status, (await reset(admin.id)).status]).toEqual([422, 409]);
    expect((await reset(user.id)).status).toBe(204);
    expect((await app.call('GET', '/api/account/profile', undefined, token)).status).toBe(401);
    expect((await login(app, user)).json<{ Token: string | null }>().Token).not.toBeNull();
    const [row] = await app.source.query<object[]>(
      `select actor_id, detail, (select count(*)::int from events where name = 'second-factor.reset' and (payload->>'userId')::int = $1) events
       from audit_log where action = 'second-factor.reset' and subject_id = $1`,
      [user.id],
    );
    expect(row).toEqual({ actor_id: admin.id, detail: { reason: 'Lost the phone', factors: 1 }, events: 1 });
    expect((await reset(user.id)).status).toBe(409);
  });

  it('[BEYE-14] no log line, audit row or event holds a secret, a ticket or a code', async () => {
    const { user, secret, codes, token } = await enrolled();
    const ticket = await ticketOf(app, user);
    const code = await codeOf(secret);
    await secondStep(app, { ticket, code });
    await app.call('POST', `${MINE}/shown`, { recoveryCode: codes[0] }, token);
    const rows = await app.source.query<{ text: string }[]>(
      `select detail::text text from audit_log union all select payload::text from events union all select e::text from sign_in_events e union all select answer::text from idempotency_keys where answer is not null`,
    );
    const everything = [...rows.map(({ text }) => text), ...lines].join('\n');
    expect(lines.join('')).toContain('second-factor');
    expect([secret, ticket, ...codes].filter((one) => everything.includes(one))).toEqual([]);
    expect(everything).not.toMatch(new RegExp(`"${code}"`));
  });
});
