import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aBuyer, anAdmin, aProperty } from '../../../test/builders';
import { startSmtp, type TestSmtp } from '../../../test/smtp';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { eventually, startTestWorker, testConfig, type TestWorker } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';
import { recordEvent } from '../../platform/events/outbox';

/** `bench/webhooks.mjs` measures what a hundred webhooks and a thousand events cost. */
const WEBHOOKS = 10;
const CHANGES = 5;

describe('receivers of webhooks that take their time', () => {
  const settings = { WEBHOOK_ALLOW_PRIVATE: '1' };
  const asked: ServerResponse[] = [];
  let open = false;
  let app: TestApp;
  let worker: TestWorker;
  let smtp: TestSmtp;
  let receiver: Server;

  beforeAll(async () => {
    app = await startTestApp(settings);
    smtp = await startSmtp();
    const env = { ...settings, SMTP_URL: smtp.url, DATABASE_URL: process.env.DATABASE_URL ?? '' };
    worker = await startTestWorker(testConfig(env));
    receiver = createServer((request, response) => {
      request.resume();
      if (open) {
        response.writeHead(204).end();
      } else {
        asked.push(response);
      }
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    receiver.closeAllConnections();
    receiver.close();
    await worker.close();
    await smtp.close();
    await app.close();
  });

  const delivered = async (): Promise<number> =>
    (
      await app.source.query<{ count: number }[]>(
        `select count(*)::int count from webhook_deliveries where state = 'delivered'`,
      )
    )[0].count;

  it('[BEYE-45] keep no mail and no search from coming meanwhile', async () => {
    const token = await tokenOf(app, (await anAdmin(app.source)).id);
    const property = await aProperty(app.source);
    const buyer = await aBuyer(app.source);
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    for (let made = 0; made < WEBHOOKS; made += 1) {
      await app.call('POST', '/api/v1/webhooks', { url: `${url}${made}`, events: ['property.changed'] }, token);
    }
    for (let change = 0; change < CHANGES; change += 1) {
      await app.source.query('update properties set price = coalesce(price, 0) + 1 where id = $1', [property.id]);
    }
    const holding = await eventually(async () => asked.length > 0 && asked);
    await recordEvent(app.source.manager, 'user.approved', { userId: buyer.id });
    await eventually(async () => smtp.received.some(({ to }) => to.includes(buyer.email)));
    const found = await app.call('POST', '/api/home/property/search', { IsShowFull: true });
    expect([found.status, await delivered()]).toEqual([200, 0]);

    open = true;
    holding.forEach((response) => response.writeHead(204).end());
    await eventually(async () => {
      // On a slow machine a try may have been given up meanwhile. What the worker has locked is not waited for: it locks several.
      await app.source.query(
        `update webhook_deliveries set next_at = now()
         where id in (select id from webhook_deliveries where state = 'waiting' for update skip locked)`,
      );
      return (await delivered()) === WEBHOOKS * CHANGES;
    });
  });
});
