import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { createHmac } from 'node:crypto';
import { aProperty, anAdmin } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { eventually, startTestWorker, testConfig, TestWorker } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';
import { recordEvent } from '../../platform/events/outbox';
import { openWebhookSecret, sealWebhookSecret } from './secrets';

interface Got {
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}

const settings = { WEBHOOK_ALLOW_PRIVATE: '1' };

describe('webhooks', () => {
  let app: TestApp;
  let worker: TestWorker;
  let token: string;
  let receiver: Server;
  let answer = 204;
  const got: Got[] = [];
  let base: string;

  beforeAll(async () => {
    app = await startTestApp(settings);
    token = await tokenOf(app, (await anAdmin(app.source)).id);
    worker = await startTestWorker(testConfig({ ...settings, DATABASE_URL: process.env.DATABASE_URL ?? '' }));
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        got.push({ headers: request.headers, body, path: request.url ?? '' });
        response.writeHead(answer, { location: `${base}/elsewhere` }).end('x'.repeat(5000));
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
    receiver.closeAllConnections();
    receiver.close();
  });
  beforeEach(() => {
    answer = 204;
    got.length = 0;
  });
  afterEach(() => app.source.query('delete from webhooks'));

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    app.call(method, `/api/v1/webhooks${path}`, body, token);
  const aHook = async (events = ['offer.submitted'], given: object = {}): Promise<{ id: number; secret: string }> => {
    const made = await call('POST', '', { url: `${base}/hook`, events, ...given });
    expect([made.status, made.status === 201 ? '' : made.text]).toEqual([201, '']);
    return made.json();
  };
  const anOffer = (dealId: number) =>
    recordEvent(app.source.manager, 'offer.submitted', { dealId, propertyId: 3, version: 1 });
  const deliveries = async (id: number) =>
    (await call('GET', `/${id}/deliveries`)).json<
      { id: number; changeId: number; state: string; attempt: number; status: number; resent: boolean; error: string }[]
    >();
  const signed = ({ headers, body }: Got, secret: string) =>
    new Verifier(secret).verify(body, headers as Record<string, string>) as { type: string; data: { id: number } };
  const due = () => app.source.query(`update webhook_deliveries set next_at = now() where state = 'waiting'`);

  it('[BEYE-36] a submitted offer reaches its receiver, signed as Standard Webhooks has it', async () => {
    const { secret } = await aHook();
    await anOffer(7);
    const [message] = await eventually(async () => (got.length > 0 ? got : undefined));
    const body = signed(message, secret);
    expect(body).toEqual({
      type: 'offer.submitted',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: {
        id: expect.any(Number),
        resource: 'offers',
        resourceId: null,
        dealId: 7,
        propertyId: 3,
        version: 1,
        href: expect.stringMatching(/^http.*\/api\/v1\/offers$/),
      },
    });
    expect(message.headers['webhook-id']).toBe(String(body.data.id));
    // By hand, as the scheme is published.
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = message.headers;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = createHmac('sha256', key)
      .update(`${String(id)}.${String(at)}.${message.body}`)
      .digest('base64');
    expect(signature).toBe(`v1,${expected}`);
  });

  it('[BEYE-37] what is not taken is tried again later, and never once it was', async () => {
    const { id } = await aHook();
    answer = 503;
    await anOffer(8);
    await eventually(async () => (await deliveries(id))[0]?.attempt === 1);
    const [{ wait }] = await app.source.query<{ wait: number }[]>(
      'select extract(epoch from next_at - tried_at)::int wait from webhook_deliveries where webhook_id = $1',
      [id],
    );
    expect(wait).toBe(5);
    answer = 204;
    await due();
    await eventually(async () => (await deliveries(id))[0]?.state === 'delivered');
    await due();
    const ids = got.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(await deliveries(id)).toEqual([expect.objectContaining({ attempt: 2, status: 204, error: null })]);
  });

  it('[BEYE-41] a redirect is not followed', async () => {
    const { id } = await aHook();
    answer = 307;
    await anOffer(9);
    await eventually(async () => (await deliveries(id))[0]?.attempt === 1);
    expect(got.map(({ path }) => path)).toEqual(['/hook']);
    expect((await deliveries(id))[0]).toMatchObject({ state: 'waiting', status: 307 });
  });

  it('[BEYE-42] for a day after a rotation both secrets verify, then only the new one', async () => {
    const { id, secret: old } = await aHook();
    const { secret } = (await call('POST', `/${id}/rotate`)).json<{ secret: string }>();
    await anOffer(10);
    await eventually(async () => got.length === 1);
    expect([signed(got[0], old), signed(got[0], secret)]).toHaveLength(2);
    await app.source.query(`update webhooks set previous_until = now() - interval '1 second'`);
    await anOffer(11);
    await eventually(async () => got.length === 2);
    expect(() => signed(got[1], old)).toThrow();
    expect(signed(got[1], secret).type).toBe('offer.submitted');
  });

  it('[BEYE-43] sent again it has the same id and is marked, and what was sent again is listed beside it', async () => {
    const { id, secret } = await aHook();
    await anOffer(12);
    const [first] = await eventually(async () => {
      const found = await deliveries(id);
      return found[0]?.state === 'delivered' ? found : undefined;
    });
    await app.source.query(`update webhook_deliveries set at = now() - interval '29 days'`);
    expect((await call('POST', `/${id}/deliveries/${first.id}/resend`)).status).toBe(204);
    await eventually(async () => got.length === 2);
    expect(got[1].headers['webhook-id']).toBe(got[0].headers['webhook-id']);
    expect(signed(got[1], secret).type).toBe('offer.submitted');
    await eventually(async () => (await deliveries(id))[0].state === 'delivered');
    expect((await deliveries(id)).map(({ resent }) => resent)).toEqual([true, false]);
    expect((await call('POST', `/${id}/deliveries/999999/resend`)).status).toBe(404);
  });

  it('[BEYE-44] everything since a time is sent again, each once', async () => {
    const since = new Date().toISOString();
    const { id } = await aHook();
    await anOffer(13);
    await anOffer(14);
    await eventually(async () => got.length === 2);
    const again = await call('POST', `/${id}/resend`, { since });
    expect(again.json()).toEqual({ count: 2 });
    await eventually(async () => got.length === 4);
    const ids = got.map(({ headers }) => headers['webhook-id']);
    expect(ids.slice(2).sort()).toEqual(ids.slice(0, 2).sort());
    const old = { since: new Date(Date.now() - 31 * 86_400_000).toISOString() };
    expect((await call('POST', `/${id}/resend`, old)).status).toBe(422);
  });

  it('[BEYE-46] what is from before a restore does not go out by itself', async () => {
    const { id } = await aHook();
    await call('PUT', `/${id}`, { url: `${base}/hook`, events: ['offer.submitted'], state: 'active' });
    await app.source.transaction(async (manager) => {
      await recordEvent(manager, 'offer.submitted', { dealId: 15, propertyId: 3, version: 1 });
      await manager.query('insert into restores (backup_at, last_event_id) values (now(), 1)');
    });
    await eventually(async () => (await deliveries(id))[0]?.state === 'held');
    expect(got).toEqual([]);
    const [held] = await deliveries(id);
    await call('POST', `/${id}/deliveries/${held.id}/resend`);
    await eventually(async () => got.length === 1);
  });

  it('[BEYE-47] a secret is shown once, and sealed', async () => {
    const { id, secret } = await aHook();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    for (const path of ['', `/${id}`]) {
      expect((await call('GET', path)).text).not.toContain('secret');
    }
    const [{ all }] = await app.source.query<{ all: string }[]>(
      `select (select json_agg(w)::text from webhooks w) || (select json_agg(a)::text from audit_log a) "all"`,
    );
    expect(all).not.toContain(secret.slice(6, 30));
    const sealed = sealWebhookSecret('x'.repeat(32), secret);
    expect(openWebhookSecret('x'.repeat(32), sealed)).toBe(secret);
    expect(openWebhookSecret('y'.repeat(32), sealed)).toBeUndefined();
  });

  it('[BEYE-48] 410 disables at once, and five days of failures do; the maker is told', async () => {
    const told = async (id: number) =>
      app.source.query(`select from events where name = 'webhook.disabled' and payload->>'webhookId' = $1`, [
        String(id),
      ]);
    const state = async (id: number) => (await call('GET', `/${id}`)).json<{ state: string; reason: string }>();
    const gone = await aHook();
    answer = 410;
    await anOffer(16);
    await eventually(async () => (await state(gone.id)).state === 'disabled');
    expect(await told(gone.id)).toHaveLength(1);
    expect((await deliveries(gone.id))[0].state).toBe('failed');
    expect((await call('POST', `/${gone.id}/test`)).status).toBe(409);
    const failing = await aHook();
    answer = 500;
    await app.source.query(`update webhooks set failing_since = now() - interval '119 hours' where id = $1`, [
      failing.id,
    ]);
    await anOffer(17);
    await eventually(async () => (await deliveries(failing.id))[0]?.attempt === 1);
    expect((await state(failing.id)).state).toBe('active');
    await app.source.query(`update webhooks set failing_since = now() - interval '121 hours' where id = $1`, [
      failing.id,
    ]);
    await due();
    await eventually(async () => (await state(failing.id)).state === 'disabled');
    expect([(await state(failing.id)).reason, (await told(failing.id)).length]).toEqual([
      'It has taken nothing for five days.',
      1,
    ]);
  });

  it('[BEYE-52] deleting it ends what waits', async () => {
    const { id } = await aHook();
    answer = 500;
    await anOffer(18);
    await eventually(async () => (await deliveries(id))[0]?.attempt === 1);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect(await app.source.query('select from webhook_deliveries where webhook_id = $1', [id])).toEqual([]);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });

  it('a test is sent to an active one alone, and only what it wants', async () => {
    const { id, secret } = await aHook(['property.created']);
    await anOffer(19);
    expect((await call('POST', `/${id}/test`)).status).toBe(204);
    await eventually(async () => got.length === 1);
    expect(signed(got[0], secret).type).toBe('webhook.test');
    const { id: propertyId } = await aProperty(app.source);
    await eventually(async () => got.length === 2);
    expect(JSON.parse(got[1].body)).toMatchObject({ type: 'property.created', data: { resourceId: propertyId } });
    await call('PUT', `/${id}`, { url: `${base}/hook`, events: ['property.created'], state: 'paused' });
    expect((await call('POST', `/${id}/test`)).status).toBe(409);
  });
});
