import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { CrmHandler } from '../src/domains/enquiries/crm.handler';
import { post as postTo } from '../src/domains/webhooks/post';
import { transportFor } from '../src/mail/transport';
import { newDataSource } from '../src/platform/database/data-source';
import type { AnyEvent } from '../src/platform/events/event-handler';
import { S3Storage } from '../src/platform/storage/s3.storage';
import { selfSigned } from './certificate';
import { openTestDatabase } from './test-database';
import { testConfig } from './test-worker';

/** What every client says of a certificate that nobody vouches for. */
const UNTRUSTED = /self[- ]signed certificate/i;

describe('servers whose certificate nobody vouches for', () => {
  const { key, cert } = selfSigned(new Date(Date.now() + 86_400_000));
  const sockets = new Set<Socket>();
  const listening = async (server: Server): Promise<number> => {
    server.on('connection', (socket: Socket) => sockets.add(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  let told = '';
  const server = createTlsServer({ key, cert }, (socket) => socket.on('data', (data) => (told += data.toString())));
  /** Postgres asks in the clear whether TLS is spoken. */
  const postgres = createServer((socket) => {
    socket.once('data', () => {
      const inner = connect(port, '127.0.0.1').on('error', () => undefined);
      sockets.add(inner);
      socket.write('S');
      socket.pipe(inner).pipe(socket);
    });
  });
  let port: number;
  let ofPostgres: number;
  beforeAll(async () => {
    port = await listening(server.on('tlsClientError', () => undefined));
    ofPostgres = await listening(postgres);
  });
  afterAll(async () => {
    sockets.forEach((socket) => socket.destroy());
    await Promise.all([server, postgres].map((one) => new Promise((resolve) => one.close(resolve))));
  });

  const post = async (): Promise<never> => {
    const { error } = await postTo(`https://127.0.0.1:${port}`, { body: '{}', headers: {}, allowPrivate: true });
    throw new Error(String(error));
  };
  const copyToCrm = async (): Promise<void> => {
    const { source, close } = await openTestDatabase();
    try {
      const [{ id }] = await source.query<[{ id: number }]>(
        `insert into enquiries (kind, name, phone, email, message) values ('contact', 'Ada', '303-555-0144', 'ada@lindqvist.example', 'Hello') returning id`,
      );
      const crm = new CrmHandler(
        testConfig({
          DATABASE_URL: 'postgres://a:b@127.0.0.1/c',
          CRM_WEB_TO_LEAD_URL: `https://127.0.0.1:${port}/lead`,
        }),
      );
      const event = { id: '1', name: 'enquiry.received', payload: { enquiryId: id } } as AnyEvent;
      await crm.handle(event, source.manager).catch((error: Error) => Promise.reject(error.cause as Error));
    } finally {
      await close();
    }
  };

  it.each<[string, () => Promise<unknown>]>([
    ['Postgres', () => newDataSource(`postgres://a:b@127.0.0.1:${ofPostgres}/c?sslmode=verify-full`, 1).initialize()],
    [
      'the mail server',
      () =>
        transportFor(
          testConfig({ DATABASE_URL: 'postgres://a:b@127.0.0.1/c', SMTP_URL: `smtps://127.0.0.1:${port}` }),
        ).check(),
    ],
    [
      'the storage',
      () =>
        new S3Storage(`s3://a:b@127.0.0.1:${port}/files`).put(
          'StoreImages',
          'ab12.webp',
          Buffer.from('x'),
          'image/webp',
        ),
    ],
    ['the CRM', copyToCrm],
    ['webhooks', post],
  ])('are told nothing: %s', async (_which, speak) => {
    await expect(speak()).rejects.toThrow(UNTRUSTED);
    expect(told).toBe('');
  });
});
