import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Signer } from 'standardwebhooks';
import { Webhook as SecondVerifier } from 'svix/dist/webhook';
import { anAdmin } from '../../../test/builders';
import { startTestApp, TestApp } from '../../../test/test-app';
import { tokenOf } from '../../../test/tokens';
import { newDataSource } from '../../platform/database/data-source';
import { sendDelivery } from './sending';

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
  let asked: () => Promise<unknown> = async () => undefined;
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  const sender = () => ({ secretKey: process.env.SECRET_KEY as string, allowPrivate: true });

  beforeAll(async () => {
    app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: '1' });
    token = await tokenOf(app, (await anAdmin(app.source)).id);
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        got.push({ headers: request.headers, body });
        void asked().then(() => response.writeHead(204).end());
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
  });

  async function aDelivery(): Promise<{ id: string; secret: string }> {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
    const made = await app.call('POST', '/api/v1/webhooks', { url, events: ['offer.submitted'] }, token);
    const webhook = made.json<{ id: number; secret: string }>();
    const [{ id }] = await app.source.query<{ id: string }[]>(
      `insert into webhook_deliveries (webhook_id, change_id, type, body, next_at) values ($1, 4711, 'offer.submitted', $2, now()) returning id`,
      [webhook.id, BODY],
    );
    return { id, secret: webhook.secret };
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
    await sendDelivery(app.source, id, sender());
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
    await expect(sendDelivery(lost, id, sender())).rejects.toThrow();
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempt: 0 });
    asked = async () => undefined;
    await sendDelivery(app.source, id, sender());
    expect(await rowOf(id)).toMatchObject({ state: 'delivered', attempt: 1 });
    expect(got.map(({ headers }) => headers['webhook-id'])).toEqual(['4711', '4711']);
  });

  it('sends nothing that nobody could check: a secret of another SECRET_KEY', async () => {
    const { id } = await aDelivery();
    await sendDelivery(app.source, id, { ...sender(), secretKey: 'another secret of more than 32 characters' });
    expect(got).toEqual([]);
    expect(await rowOf(id)).toEqual({
      state: 'waiting',
      attempt: 1,
      status: null,
      error: 'Its secret cannot be opened: make a new one.',
    });
  });
});
