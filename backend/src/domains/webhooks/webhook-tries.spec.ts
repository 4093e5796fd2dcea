import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Webhook as Signer } from 'standardwebhooks';
import { Webhook as SecondVerifier } from 'svix/dist/webhook';
import { anAdmin } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { eventually } from '../../../test/test-worker';
import { tokenOf } from '../../../test/tokens';
import { newDataSource } from '../../platform/database/data-source';
import { recordEvent } from '../../platform/events/outbox';
import { fanOut } from './fan-out';
import { DeliverySender } from './sending';

const BODY = '{"type":"offer.submitted","data":{"id":4711}}';
/** Of the tests of Standard Webhooks: a secret, an id, seconds, a body and what they sign to. */
const VECTORS: [string, string, number, string, string][] = [
  [
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
    '{"test": 2432232314}',
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ],
  [
    'whsec_plJ3nmyCDGBKInavdOK15jsl',
    'msg_loFOjxBNrRLzqYUf',
    1731705121,
    '{"event_type":"ping","data":{"success":true}}',
    'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
  ],
];

describe('one try of a webhook', () => {
  let app: TestApp;
  let token: string;
  let receiver: Server;
  let asked: (path: string, socket: Socket) => Promise<unknown> = async () => undefined;
  let status = 204;
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  const sender = (source = app.source, secretKey = process.env.SECRET_KEY as string) =>
    new DeliverySender(source, { secretKey, allowPrivate: true });

  beforeAll(async () => {
    app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' });
    token = await tokenOf(app, (await anAdmin(app.source)).id);
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        got.push({ headers: request.headers, body });
        void asked(request.url ?? '', request.socket).then(() => response.writeHead(status).end());
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    receiver.closeAllConnections();
    receiver.close();
    await app.close();
  });
  beforeEach(() => {
    got.length = 0;
    asked = async () => undefined;
    status = 204;
  });

  async function aWebhook(path = 'hook'): Promise<{ id: number; secret: string }> {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/${path}`;
    const made = await app.call('POST', '/api/v1/webhooks', { url, events: ['offer.submitted'] }, token);
    return made.json();
  }
  const deliveryTo = async (webhookId: number, changeId = 4711): Promise<string> =>
    (
      await app.source.query<{ id: string }[]>(
        `insert into webhook_deliveries (webhook_id, change_id, type, body, next_at) values ($1, $3, 'offer.submitted', $2, now()) returning id`,
        [webhookId, BODY, changeId],
      )
    )[0].id;
  async function aDelivery(path?: string): Promise<{ id: string; secret: string }> {
    const webhook = await aWebhook(path);
    return { id: await deliveryTo(webhook.id), secret: webhook.secret };
  }
  const rowOf = async (id: string) =>
    (
      await app.source.query<object[]>('select state, attempt, status, error from webhook_deliveries where id = $1', [
        id,
      ])
    )[0];

  it.each(VECTORS)('[BEYE-36] signs as Standard Webhooks publishes it: %s', (secret, id, seconds, body, signature) => {
    const at = new Date(seconds * 1000);
    expect([new Signer(secret).sign(id, at, body), new SecondVerifier(secret).sign(id, at, body)]).toEqual([
      signature,
      signature,
    ]);
  });

  it('[BEYE-36] verifies with a second implementation, and not when a byte is another', async () => {
    const { id, secret } = await aDelivery();
    await sender().send([id]);
    const [{ headers, body }] = got;
    const verify = (text: string) => new SecondVerifier(secret).verify(text, headers as Record<string, string>);
    expect(verify(body)).toEqual(JSON.parse(BODY));
    expect(() => verify(body.replace('4711', '4712'))).toThrow();
    expect(await rowOf(id)).toEqual({ state: 'delivered', attempt: 1, status: 204, error: null });
  });

  it('[BEYE-39] that is answered and not noted is made again, under its id', async () => {
    const { id } = await aDelivery();
    const lost = await newDataSource(app.ownerUrl, 2, 'stowbridge-test').initialize();
    asked = () => lost.destroy();
    await expect(sender(lost).send([id])).rejects.toThrow();
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempt: 0 });
    asked = async () => undefined;
    await sender().send([id]);
    expect(await rowOf(id)).toMatchObject({ state: 'delivered', attempt: 1 });
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual(['4711', '4711']);
  });

  it('sends nothing that nobody could check: a secret of another SECRET_KEY', async () => {
    const { id } = await aDelivery();
    await sender(app.source, 'another secret of more than 32 characters').send([id]);
    expect(got).toEqual([]);
    expect(await rowOf(id)).toEqual({
      state: 'waiting',
      attempt: 1,
      status: null,
      error: 'Its secret cannot be opened: make a new one.',
    });
  });

  it('[BEYE-45] is noted while others of its batch still wait for an answer', async () => {
    const [quick, slow] = [await aDelivery('quick'), await aDelivery('slow')];
    let answer = (): void => undefined;
    asked = (path) => (path === '/slow' ? new Promise<void>((resolve) => (answer = resolve)) : Promise.resolve());
    const sent = sender().send([slow.id, quick.id]);
    await eventually(async () => ((await rowOf(quick.id)) as { state: string }).state === 'delivered');
    expect(await rowOf(slow.id)).toMatchObject({ state: 'waiting', attempt: 0 });
    answer();
    await sent;
    expect(await rowOf(slow.id)).toMatchObject({ state: 'delivered', attempt: 1 });
  });

  it('is made again at once where the connection of the one before is closed', async () => {
    const webhook = await aWebhook();
    const sockets: Socket[] = [];
    asked = async (_, socket) => {
      if (sockets.includes(socket)) {
        socket.destroy();
      }
      sockets.push(socket);
    };
    for (const changeId of [1, 2]) {
      const id = await deliveryTo(webhook.id, changeId);
      await sender().send([id]);
      expect(await rowOf(id)).toEqual({ state: 'delivered', attempt: 1, status: 204, error: null });
    }
    expect([sockets.length, new Set(sockets).size]).toEqual([3, 2]);
  });

  it('[BEYE-48] of many that say at once that they are gone each is disabled once', async () => {
    status = 410;
    const gone = [await aWebhook(), await aWebhook()];
    const ids: string[] = [];
    for (const changeId of [1, 2, 3, 4]) {
      ids.push(
        await deliveryTo(gone[changeId % 2].id, changeId),
        await deliveryTo(gone[(changeId + 1) % 2].id, changeId),
      );
    }
    await Promise.all(ids.map((id) => sender().send([id])));
    expect(await Promise.all(ids.map(rowOf))).toEqual(ids.map(() => expect.objectContaining({ state: 'failed' })));
    const disabled = await app.source.query(
      `select from audit_log where action = 'webhook.disabled' and subject_id = any($1)`,
      [gone.map(({ id }) => id)],
    );
    expect(disabled).toHaveLength(2);
  });

  it('[BEYE-48] a success ends what failed before it, also within one batch', async () => {
    const webhook = await aWebhook();
    const failing = async () =>
      (
        await app.source.query<{ days: number | null }[]>(
          `select extract(day from now() - failing_since)::int days from webhooks where id = $1`,
          [webhook.id],
        )
      )[0].days;
    await app.source.query(`update webhooks set failing_since = now() - interval '6 days' where id = $1`, [webhook.id]);
    let heard = 0;
    asked = async () => (status = (heard += 1) === 1 ? 204 : 500);
    await sender().send([await deliveryTo(webhook.id, 1), await deliveryTo(webhook.id, 2)]);
    expect([heard, await failing()]).toEqual([2, 0]);
    asked = async () => (status = 204);
    await sender().send([await deliveryTo(webhook.id, 3)]);
    expect(await failing()).toBeNull();
  });

  it('[BEYE-45] deliveries are made a few at a time, those of one change together', async () => {
    await app.source.query('delete from webhooks');
    const webhooks = [await aWebhook(), await aWebhook(), await aWebhook()];
    await app.source.transaction(async (manager) => {
      for (let dealId = 1; dealId <= 70; dealId += 1) {
        await recordEvent(manager, 'offer.submitted', { dealId, propertyId: 3, version: 1 });
      }
    });
    const made = async () =>
      (await app.source.query<{ count: number }[]>('select count(*)::int count from webhook_deliveries'))[0].count;
    const counts: number[] = [];
    while ((await fanOut(app.source, 'https://stowbridge.example')) > 0) {
      counts.push(await made());
    }
    expect(counts.filter((count, at) => count !== counts[at - 1])).toEqual([102, 204, 210]);
    const perWebhook = await app.source.query(
      'select count(distinct change_id)::int changes from webhook_deliveries where webhook_id = any($1) group by webhook_id',
      [webhooks.map(({ id }) => id)],
    );
    expect(perWebhook).toEqual([{ changes: 70 }, { changes: 70 }, { changes: 70 }]);
  });
});
