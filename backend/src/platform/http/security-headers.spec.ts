import fastifyCookie from '@fastify/cookie';
import Fastify, { FastifyInstance } from 'fastify';
import { Config } from '../../config';
import { nonceOf, securityHeaders } from './security-headers';

describe('security headers', () => {
  const opened: FastifyInstance[] = [];
  afterAll(() => Promise.all(opened.map((app) => app.close())));

  async function open(given: Partial<Config> = {}): Promise<FastifyInstance> {
    const app = Fastify();
    opened.push(app);
    await app.register(fastifyCookie);
    securityHeaders(app, Object.assign(new Config(), given));
    app.get('/page', (request, reply) => reply.type('text/html').send(`<script nonce="${nonceOf(request)}"></script>`));
    app.get('/plain-page', (_request, reply) => reply.type('text/html; charset=utf-8').send('<p>'));
    app.get('/API/data', () => ({ some: 'data' }));
    app.get('/api/kept', (_request, reply) =>
      reply.headers({ 'cache-control': 'public', 'content-security-policy': 'sandbox' }).send('x'),
    );
    app.get('/api/cookie/:status', (request, reply) =>
      reply
        .setCookie('console', 'x')
        .status(Number((request.params as { status: string }).status))
        .send('x'),
    );
    await app.ready();
    return app;
  }
  const get = async (app: FastifyInstance, url: string) => {
    const { headers, body } = await app.inject(url);
    const policy = String(headers['content-security-policy']);
    return {
      headers,
      body,
      policy,
      nonce: /script-src 'self' 'nonce-([\w+/]{22}==)'; style-src 'self' 'nonce-\1';/.exec(policy)?.[1],
    };
  };

  it('a page runs the scripts with its own nonce, new at every answer, and no others', async () => {
    const app = await open();
    const answers = await Promise.all(Array.from({ length: 600 }, () => get(app, '/page')));
    for (const { body, nonce, policy } of answers) {
      expect(body).toContain(`nonce="${nonce}"`);
      expect(policy).not.toContain('unsafe');
    }
    expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(600);
    expect((await get(app, '/plain-page')).nonce).toBeDefined();
  });

  it('[FEVI-14] a page frames itself, YouTube without cookies, Vimeo and nobody else', async () => {
    const { policy } = await get(await open(), '/page');
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(
      "'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    );
    for (const rule of ["frame-ancestors 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule);
    }
  });

  it('[FSEC-28] no page, nor a film within one, uses camera, microphone, position, payment or devices', async () => {
    const { headers } = await get(await open(), '/page');
    const closed = String(headers['permissions-policy']).split(', ');
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
      expect(closed).toContain(`${feature}=()`);
    }
  });

  it('what is no page has no nonce and is not kept, unless its route says otherwise', async () => {
    const app = await open();
    const data = await get(app, '/API/data');
    expect(data.policy).toContain(`script-src 'self'; style-src 'self'; `);
    expect(data.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    });
    expect(data.headers).not.toHaveProperty('strict-transport-security');
    expect((await get(app, '/api/kept')).headers).toMatchObject({
      'cache-control': 'public',
      'content-security-policy': 'sandbox',
    });
  });

  it('[FSEC-05] only an answer that refuses nothing sets a cookie', async () => {
    const app = await open();
    const cookies = await Promise.all(
      [200, 303, 400, 401, 422, 500].map(
        async (status) => (await get(app, `/api/cookie/${status}`)).headers['set-cookie'],
      ),
    );
    expect(cookies.map(Boolean)).toEqual([true, true, false, false, false, false]);
  });

  it('insists on HTTPS where the product is reached by it, and lets the map load its tiles', async () => {
    const { headers, policy } = await get(
      await open({ PUBLIC_URL: 'https://market.example', MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }),
      '/page',
    );
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(policy).toContain(`img-src 'self' data: blob: https://tiles.example;`);
    expect(policy).toContain('upgrade-insecure-requests');
  });
});
