import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { hashPassword } from '../src/domains/accounts/sign-in/passwords';
import { aBuyer, anAdmin } from './builders';
import { startTestApp, TestApp } from './test-app';
import { tokenOf } from './tokens';

const PASSWORD = ' Pass-word 1 ';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What OWASP's ASVS asks for and no other test looks at; docs/security/asvs.md names each. */
describe('what nobody gets by', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp({ CORS_ORIGINS: 'https://partner.example' });
    token = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(() => app.close());

  const ask = (options: InjectOptions) => app.app.inject(options);
  const profileBy = async (bearer: string): Promise<number> =>
    (await ask({ method: 'GET', url: '/api/account/profile', headers: { authorization: `Bearer ${bearer}` } }))
      .statusCode;

  it('a token without an algorithm, of another one, or of a key that it brings along', async () => {
    const claims = token.split('.')[1];
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const hmac = (head: object, key: string) => {
      const text = `${encoded(head)}.${claims}`;
      return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
    };
    const jwk = publicKey.export({ format: 'jwk' });
    const signed = `${encoded({ alg: 'ES256', typ: 'JWT', jwk })}.${claims}`;
    const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    const forged = [
      `${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      `${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.${token.split('.')[2]}`,
      hmac({ alg: 'HS256', typ: 'JWT' }, 'another key of more than 32 characters'),
      hmac(
        { alg: 'HS256', typ: 'JWT', jku: 'https://keys.example/jwks.json' },
        'another key of more than 32 characters',
      ),
      hmac({ alg: 'HS256', typ: 'JWT' }, publicKey.export({ format: 'pem', type: 'spki' }).toString()),
      `${signed}.${signature.toString('base64url')}`,
    ];
    expect(await Promise.all(forged.map(profileBy))).toEqual(forged.map(() => 401));
    expect(await profileBy(token)).toBe(200);
  });

  it('a page of an origin that is not allowed to ask', async () => {
    const allowedFor = async (origin: string) => {
      const asked = await ask({ method: 'GET', url: '/api/v1/properties', headers: { origin } });
      const before = await ask({
        method: 'OPTIONS',
        url: '/api/v1/properties',
        headers: { origin, 'access-control-request-method': 'GET' },
      });
      return [asked, before].map(({ headers }) => headers['access-control-allow-origin']);
    };
    expect(await allowedFor('https://partner.example')).toEqual(['https://partner.example', 'https://partner.example']);
    for (const origin of ['https://evil.example', 'https://partner.example.evil.example', 'null']) {
      expect([origin, await allowedFor(origin)]).toEqual([origin, [undefined, undefined]]);
    }
  });

  it('a password that is not exactly the one that was chosen', async () => {
    const { email } = await aBuyer(app.source, { passwordHash: await hashPassword(PASSWORD) });
    const signIn = async (Password: string) =>
      (await app.call('POST', '/api/account/login', { UserName: email, Password })).status;
    const others = [
      PASSWORD.trim(),
      PASSWORD.toUpperCase(),
      PASSWORD.slice(0, -1),
      `${PASSWORD} `,
      PASSWORD.slice(0, 8),
    ];
    expect(await Promise.all(others.map(signIn))).toEqual(others.map(() => 400));
    expect(await signIn(PASSWORD)).toBe(200);
  });

  it('a token that could be guessed: each has 256 bits, and its hash alone is kept', async () => {
    const { email } = await aBuyer(app.source, { passwordHash: await hashPassword(PASSWORD) });
    const { headers } = await app.call('POST', '/api/account/login', { UserName: email, Password: PASSWORD });
    const cookie = String([headers['set-cookie']].flat().find((one) => String(one).startsWith('refresh=')));
    const [, refresh = ''] = /^refresh=([^;]+)/.exec(cookie) ?? [];
    expect(Buffer.from(refresh, 'base64url')).toHaveLength(32);
    const [{ kept }] = await app.source.query<{ kept: string }[]>('select json_agg(s)::text kept from sessions s');
    expect(kept).not.toContain(refresh);
  });

  it('TRACE, which would show what a request brought along', async () => {
    const { statusCode, payload } = await ask({
      method: 'TRACE' as InjectOptions['method'],
      url: '/api/v1/properties',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([statusCode >= 400 && statusCode < 500, payload.includes(token)]).toEqual([true, false]);
  });

  it('a field that would change what every object inherits', async () => {
    const bodies = ['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'];
    for (const payload of bodies) {
      const { statusCode } = await ask({
        method: 'POST',
        url: '/api/v1/categories',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload,
      });
      expect([payload, statusCode >= 400 && statusCode < 500]).toEqual([payload, true]);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
