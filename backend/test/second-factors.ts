import { generate } from 'otplib';
import { hashPassword } from '../src/domains/accounts/sign-in/passwords';
import type { User } from '../src/domains/accounts/users/user.entity';
import { Authenticator } from './authenticator';
import type { Answer, TestApp } from './test-app';

const PASSWORD = 'abc-123-factors';
export const withPassword = async (): Promise<Partial<User>> => ({ passwordHash: await hashPassword(PASSWORD) });

/** The code that an app shows, whose clock goes wrong by so many seconds. */
export const codeOf = (secret: string, off = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + off });

/** Every code may be used again: tests have no time to wait for the next one. */
export const forgetSteps = (app: TestApp): Promise<unknown> =>
  app.source.query('update second_factors set last_step = null');

export const login = (app: TestApp, user: User, more: object = {}): Promise<Answer> =>
  app.call('POST', '/api/account/login', { UserName: user.email, Password: PASSWORD, ...more });

/** Signs in as far as the second step. */
export async function ticketOf(app: TestApp, user: User): Promise<string> {
  return (await login(app, user)).json<{ SecondFactor: { Ticket: string } }>().SecondFactor.Ticket;
}

export const secondStep = (app: TestApp, body: object): Promise<Answer> =>
  app.call('POST', '/api/v1/session/second-factor', body);

/** Sets up an app and confirms the recovery codes. */
export async function enrolApp(app: TestApp, token: string): Promise<{ id: number; secret: string; codes: string[] }> {
  const { id, secret } = (await app.call('POST', '/api/v1/me/second-factors/apps', { name: 'Phone' }, token)).json<{
    id: number;
    secret: string;
  }>();
  const confirmed = await app.call(
    'POST',
    `/api/v1/me/second-factors/apps/${id}/confirm`,
    { code: await codeOf(secret) },
    token,
  );
  await app.call('POST', '/api/v1/me/recovery-codes/confirm', {}, token);
  await forgetSteps(app);
  return { id, secret, codes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

export type Challenge = { challenge: string };
export const optionsOf = async (app: TestApp, path: string, body: object, token?: string): Promise<Challenge> =>
  (await app.call('POST', path, body, token)).json<{ publicKey: Challenge }>().publicKey;

/** Makes a passkey of the person and confirms the recovery codes, where there are any. */
export async function enrolPasskey(app: TestApp, token: string, device: Authenticator): Promise<Answer> {
  const options = await optionsOf(app, '/api/v1/me/second-factors/passkey-options', {}, token);
  const kept = await app.call(
    'POST',
    '/api/v1/me/second-factors/passkeys',
    { name: 'Laptop', passkey: device.create(options) },
    token,
  );
  await app.call('POST', '/api/v1/me/recovery-codes/confirm', {}, token);
  return kept;
}
