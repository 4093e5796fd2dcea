import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import { once } from 'node:events';
import { createServer, IncomingMessage, request, ServerResponse } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { Config } from '../../config';
import { HourlyLimitGuard } from './hourly-limit';
import { clientOf, RateLimitService } from './rate-limit.service';
import { aBuyer, anAdmin } from '../../../test/builders';
import { startTestApp, type Answer, type TestApp } from '../../../test/test-app';
import { eventually } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';

const LIMIT = 10;
const HOUR = 3600;

describe('[FSEC-19] limits of the calls', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ CALL_RATE_LIMIT: String(LIMIT), TRUSTED_PROXIES: '1' });
  });
  afterAll(() => app.close());

  /** Every visitor of this file comes from an address of its own. */
  let addresses = 0;
  const newAddress = (): string => `198.51.100.${(addresses += 1)}`;
  const states = (token?: string, address = newAddress()): Promise<Answer> =>
    app.call('GET', '/api/lookup/state', undefined, token, { 'x-forwarded-for': address });
  const statusesOf = async (count: number, ask: () => Promise<Answer>): Promise<Record<number, number>> => {
    const counts: Record<number, number> = {};
    for (const { status } of await Promise.all(Array.from({ length: count }, ask))) {
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  };

  it('lets one person ask so often in a minute, wherever they are, and then says when to come back', async () => {
    const token = await tokenOf(app, (await aBuyer(app.source)).id);
    expect(await statusesOf(LIMIT + 2, () => states(token))).toEqual({ 200: LIMIT, 429: 2 });
    const refused = await states(token);
    expect([refused.text, refused.headers['content-type']]).toEqual([
      'Too many requests. Please wait a minute and try again.',
      expect.stringContaining('text/plain'),
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await states()).status).toBe(200);
  });

  it('lets administrators ask five times as often', async () => {
    const token = await tokenOf(app, (await anAdmin(app.source)).id);
    expect(await statusesOf(5 * LIMIT + 1, () => states(token))).toEqual({ 200: 5 * LIMIT, 429: 1 });
  });

  it('counts those who are not known by their client, bad tokens included', async () => {
    const address = newAddress();
    const withBadToken = () =>
      app.call('POST', '/api/home/messages/unread', {}, 'no.good.token', { 'x-forwarded-for': address });
    expect(await statusesOf(LIMIT + 1, withBadToken)).toEqual({ 401: LIMIT, 429: 1 });
    expect((await states(undefined, address)).status).toBe(429);
  });

  it('leaves health checks alone', async () => {
    const address = newAddress();
    expect(
      await statusesOf(3 * LIMIT, () =>
        app.call('GET', '/api/health/live', undefined, undefined, { 'x-forwarded-for': address }),
      ),
    ).toEqual({ 200: 3 * LIMIT });
  });

  /** As if so many had been counted within this hour. */
  const counted = (key: string, count: number) =>
    app.source.query(
      'insert into rate_counters (key, count, resets_at) values ($1, $2, now() + make_interval(secs => $3)) on conflict (key) do update set count = excluded.count',
      [key, count, HOUR],
    );

  it.each([
    ['uploads', 'POST', '/api/admin/upload/image', 1, 2000],
    ['downloads', 'POST', '/api/admin/deals/download', 1, 150],
    ['messages', 'POST', '/api/home/sendmail', 1, 150],
    ['messages', 'POST', '/api/home/composemail', 2, 30],
    ['offers', 'POST', '/api/buyer/store/deal', 2, 60],
    ['offers', 'POST', '/api/buyer/property/add/dashboard', 2, 60],
    ['analyses', 'GET', '/api/home/market/none', 2, 120],
  ] as const)('%s: %s %s by the role %i, %i in an hour', async (kind, method, path, role, most) => {
    const { id } = role === 1 ? await anAdmin(app.source) : await aBuyer(app.source);
    const token = await tokenOf(app, id);
    const ask = () =>
      app.call(method, path, method === 'POST' ? {} : undefined, token, { 'x-forwarded-for': newAddress() });
    await counted(`${kind}:user-${id}`, most - 1);
    expect((await ask()).status).not.toBe(429);
    const refused = await ask();
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('enquiries: 30 in an hour by one client, signed in or not', async () => {
    const address = newAddress();
    const token = await tokenOf(app, (await aBuyer(app.source)).id);
    const ask = (path: string, by?: string) =>
      app.call('POST', `/api/home/${path}`, {}, by, { 'x-forwarded-for': address });
    await counted(`enquiries:client-${clientOf(address)}`, 29);
    expect((await ask('contactus')).status).toBe(400);
    expect([(await ask('sell/myproperty')).status, (await ask('contactus', token)).status]).toEqual([429, 429]);
  });

  it('stands before everything that takes a file', () => {
    const taking = app.app
      .get(DiscoveryService, { strict: false })
      .getControllers()
      .flatMap(({ metatype }) => {
        const prototype = metatype?.prototype as Record<string, object>;
        return new MetadataScanner()
          .getAllMethodNames(prototype)
          .map((name) => prototype[name])
          .filter((handler) =>
            (Reflect.getMetadata('swagger/apiConsumes', handler) as string[] | undefined)?.includes(
              'multipart/form-data',
            ),
          );
      });
    expect(taking.length).toBeGreaterThan(5);
    expect(taking.filter((handler) => Reflect.getMetadata('hourly-limit', handler) !== 'uploads')).toEqual([]);
  });

  it('takes four uploads of a person at the same time, and another when one of them has ended', async () => {
    const token = await tokenOf(app, (await anAdmin(app.source)).id);
    await app.app.listen(0, '127.0.0.1');
    const { port } = app.app.getHttpServer().address() as AddressInfo;
    // Their bodies never come, so that they last until they are given up.
    const uploads = Array.from({ length: 4 }, () => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=end',
        'content-length': '1000',
      };
      return request({ port, method: 'POST', path: '/api/admin/upload/image', headers }).on('error', () => undefined);
    });
    for (const one of uploads) {
      one.flushHeaders();
    }
    const upload = async () => (await app.call('POST', '/api/admin/upload/image', {}, token)).status;
    // Twice: the place of an upload that was refused for what it holds may be free a moment after its answer only.
    await eventually(async () => (await upload()) === 429 && (await upload()) === 429);
    uploads[0].destroy();
    await eventually(async () => (await upload()) === 400);
    for (const one of uploads) {
      one.destroy();
    }
  });

  it('keeps no place for who has hung up while they were signed in', async () => {
    const guard = new HourlyLimitGuard(
      new Reflector(),
      app.app.get(RateLimitService, { strict: false }),
      app.app.get(Config, { strict: false }),
    );
    const handler = (): void => undefined;
    Reflect.defineMetadata('hourly-limit', 'uploads', handler);
    const upload = (raw: ServerResponse) =>
      guard.canActivate(new ExecutionContextHost([{ ip: '192.0.2.1' }, { raw }], Object, handler));

    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (let n = 0; n < 4; n += 1) {
      const asked = request({ port, method: 'POST' }).on('error', () => undefined);
      asked.flushHeaders();
      const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
      asked.destroy();
      await once(response, 'close');
      await upload(response);
    }
    server.close();
    await expect(upload(new ServerResponse(new IncomingMessage(new Socket())))).resolves.toBe(true);
  });
});
