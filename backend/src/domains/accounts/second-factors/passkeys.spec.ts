import { Authenticator } from '../../../../test/authenticator';
import { aBuyer } from '../../../../test/builders';
import {
  enrolApp,
  enrolPasskey,
  login,
  optionsOf,
  secondStep,
  ticketOf,
  withPassword,
} from '../../../../test/second-factors';
import { startTestApp, TestApp } from '../../../../test/test-app';
import { tokenOf } from '../../../../test/tokens';
import type { User } from '../users/user.entity';

const HERE = 'https://market.example.com';

describe('passkeys', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startTestApp({ PUBLIC_URL: HERE })), 60_000);
  afterAll(() => app.close());
  beforeEach(() => app.source.query('delete from rate_counters'));

  const withPasskey = async (): Promise<{ user: User; token: string; device: Authenticator }> => {
    const user = await aBuyer(app.source, await withPassword());
    const token = await tokenOf(app, user.id);
    const device = new Authenticator(HERE);
    expect((await enrolPasskey(app, token, device)).status).toBe(201);
    return { user, token, device };
  };
  const ask = (body: object = {}) => optionsOf(app, '/api/v1/session/passkey-options', body);
  const signIn = (passkey: object, more: object = {}, headers: Record<string, string> = {}) =>
    app.call('POST', '/api/v1/session/passkey', { passkey, ...more }, undefined, headers);
  const signInWith = async (device: Authenticator) => signIn(device.get(await ask()));
  const lastOf = async (user: User): Promise<object> =>
    (
      await app.source.query<object[]>(
        'select outcome, kind, reason from sign_in_events where user_id = $1 order by id desc limit 1',
        [user.id],
      )
    )[0];

  it('[BEYE-05] one signs in without a password', async () => {
    const { user, device } = await withPasskey();
    const answer = await signInWith(device);
    expect(answer.json<object>()).toMatchObject({ Id: user.id, Token: expect.any(String), PasswordResetToken: null });
    expect(await lastOf(user)).toEqual({ outcome: 'passed', kind: 'passkey', reason: null });
    expect((await signIn(device.get(await ask()), { userTypeId: 1 })).status).toBe(422);
  });

  it('is asked to sign by Ed25519, ECDSA or RSA, and by nothing that the inventory of keys does not name', async () => {
    const { token } = await withPasskey();
    const options = await optionsOf(app, '/api/v1/me/second-factors/passkey-options', {}, token);
    expect(options).toMatchObject({ pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })) });
  });

  it('[BEYE-05] one is also the second step after a password', async () => {
    const { user, device } = await withPasskey();
    expect((await login(app, user)).json<object>()).toMatchObject({
      SecondFactor: { Methods: ['passkey', 'recovery-code'] },
    });
    const ticket = await ticketOf(app, user);
    const passkey = device.get(await ask({ ticket }));
    expect((await secondStep(app, { ticket, passkey })).status).toBe(200);
    expect((await secondStep(app, { ticket: await ticketOf(app, user), passkey })).status).toBe(401);
  });

  it('[BEYE-10] a counter that goes backwards is refused and logged', async () => {
    const { user, device } = await withPasskey();
    expect((await signInWith(device)).status).toBe(200);
    device.counter = 0;
    expect((await signInWith(device)).status).toBe(401);
    expect(await lastOf(user)).toEqual({ outcome: 'failed', kind: 'passkey', reason: 'counter' });
    const rows = await app.source.query<{ action: string }[]>(
      `select action from audit_log where subject_type = 'user' and subject_id = $1 order by id desc limit 1`,
      [user.id],
    );
    expect(rows).toEqual([{ action: 'second-factor.counter-refused' }]);
  });

  it('[BEYE-15] another origin, another host and a device that looked at nobody are 401', async () => {
    const { device } = await withPasskey();
    expect((await signIn(device.get(await ask(), false))).status).toBe(401);
    Object.assign(device, { origin: 'https://evil.example' });
    const elsewhere = { host: 'evil.example', origin: 'https://evil.example' };
    expect((await signIn(device.get(await ask()), {}, elsewhere)).status).toBe(401);
    Object.assign(device, { host: 'evil.example' });
    expect((await signIn(device.get(await ask()), {}, elsewhere)).status).toBe(401);
    Object.assign(device, { origin: HERE, host: 'market.example.com' });
    expect((await signInWith(device)).status).toBe(200);
  });

  it('[BEYE-15] a challenge is good for a minute, once, for its person and purpose', async () => {
    const { user, token, device } = await withPasskey();
    const used = await ask();
    expect([(await signIn(device.get(used))).status, (await signIn(device.get(used))).status]).toEqual([200, 401]);
    const late = await ask();
    await app.source.query('update webauthn_challenges set expires_at = now()');
    expect((await signIn(device.get(late))).status).toBe(401);
    const ofTicket = await ask({ ticket: await ticketOf(app, user) });
    expect((await signIn(device.get(ofTicket))).status).toBe(401);
    const toConfirm = await optionsOf(app, '/api/v1/me/second-factors/shown/passkey-options', {}, token);
    expect((await signIn(device.get(toConfirm))).status).toBe(401);
  });

  it('[BEYE-15] what is no answer of a passkey is refused, and nothing is kept', async () => {
    const { user, token } = await withPasskey();
    const stranger = new Authenticator(HERE);
    for (const passkey of [{}, { id: 1 }, { id: 'x', response: null }, stranger.get(await ask())]) {
      expect((await signIn(passkey)).status).toBe(401);
    }
    for (const passkey of [
      {},
      { response: {} },
      { response: { attestationObject: 'AA' } },
      stranger.create(await ask()),
    ]) {
      const kept = await app.call('POST', '/api/v1/me/second-factors/passkeys', { name: 'X', passkey }, token);
      expect(kept.status).toBe(422);
    }
    expect(await app.source.query('select 1 from second_factors where user_id = $1', [user.id])).toHaveLength(1);
  });

  it('[BEYE-06] one is shown once more to remove another factor', async () => {
    const { token, device } = await withPasskey();
    const { id } = await enrolApp(app, token);
    const remove = () => app.call('DELETE', `/api/v1/me/second-factors/${id}`, undefined, token);
    expect((await remove()).status).toBe(422);
    const options = await optionsOf(app, '/api/v1/me/second-factors/shown/passkey-options', {}, token);
    const shown = await app.call('POST', '/api/v1/me/second-factors/shown', { passkey: device.get(options) }, token);
    expect([shown.status, (await remove()).status]).toEqual([204, 204]);
  });

  it('a rejected person does not come in', async () => {
    const { user, device } = await withPasskey();
    await app.source.query('update users set status_id = 3 where id = $1', [user.id]);
    expect((await signInWith(device)).status).toBe(403);
  });
});
