import Redis from 'ioredis';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startRedis } from '@stowbridge/tools/embedded/redis';
import type { EmbeddedServer } from '@stowbridge/tools/embedded/server';
import { Queues } from '../src/platform/events/queues';
import { Storage } from '../src/platform/storage/storage';
import { aBuyer, anAdmin, aProperty } from './builders';
import { startSmtp, TestSmtp } from './smtp';
import { startTestApp, TestApp } from './test-app';
import { eventually, startTestWorker, testConfig, TestWorker } from './test-worker';
import { tokenOf } from './tokens';
import { field, file, upload } from './uploads';

describe('when something is full or wrong', () => {
  let app: TestApp;
  let worker: TestWorker;
  let smtp: TestSmtp;
  let redis: EmbeddedServer;
  let folder: string;
  let admin: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stowbridge-faults-'));
    [redis, smtp] = await Promise.all([startRedis({ dataFolder: folder }), startSmtp()]);
    app = await startTestApp({ REDIS_URL: redis.url });
    const database = String((app.source.options as { url?: string }).url);
    worker = await startTestWorker(testConfig({ DATABASE_URL: database, REDIS_URL: redis.url, SMTP_URL: smtp.url }));
    admin = await tokenOf(app, (await anAdmin(app.source)).id);
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
    await Promise.all([smtp.close(), redis.stop()]);
    await rm(folder, { recursive: true, force: true });
  });
  afterEach(() => jest.restoreAllMocks());

  const mailsTo = (email: string): number => smtp.received.filter(({ to }) => to.includes(email)).length;
  /** A fact that is mailed, through the API. */
  const forgotten = (email: string): Promise<number> =>
    app.call('POST', '/api/account/forgotpassword', { UserName: email }).then(({ status }) => status);

  it('Redis without memory delays mails and refuses nobody', async () => {
    const operator = new Redis(redis.url);
    try {
      const before = await aBuyer(app.source);
      expect(await forgotten(before.email)).toBe(200);
      await eventually(async () => mailsTo(before.email) === 1);

      await operator.config('SET', 'maxmemory', '1');
      await expect(operator.set('probe', '1')).rejects.toThrow(/^OOM/);
      const buyers = await Promise.all(Array.from({ length: 10 }, () => aBuyer(app.source)));
      expect(await Promise.all(buyers.map(({ email }) => forgotten(email)))).toEqual(buyers.map(() => 200));
      expect((await app.call('GET', '/api/v1/properties', undefined, admin)).status).toBe(200);
      expect((await app.call('GET', '/api/health/ready')).status).toBe(200);
      expect(buyers.map(({ email }) => mailsTo(email))).toEqual(buyers.map(() => 0));

      await operator.config('SET', 'maxmemory', '0');
      await eventually(async () => buyers.every(({ email }) => mailsTo(email) > 0));
      expect(buyers.map(({ email }) => mailsTo(email))).toEqual(buyers.map(() => 1));
    } finally {
      await operator.config('SET', 'maxmemory', '0');
      operator.disconnect();
    }
  });

  it('a full disk refuses a file by 503, keeps nothing of it, and takes it when there is room', async () => {
    const { id } = await aProperty(app.source);
    const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const send = () => upload(app, '/api/v1/images', [field('StoreID', id), file(png, 'front.png')], admin);
    const images = async (): Promise<number> =>
      (await app.source.query<unknown[]>('select 1 from property_images where property_id = $1', [id])).length;
    jest
      .spyOn(app.app.get(Storage), 'put')
      .mockRejectedValue(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
    const refused = await send();
    expect([refused.status, refused.headers['retry-after'], refused.json<{ detail: string }>().detail]).toEqual([
      503,
      '60',
      'There is no room to keep it just now. Please try again later.',
    ]);
    expect([await images(), (await app.call('GET', `/api/home/store/profile/${id}`)).status]).toEqual([0, 200]);
    jest.restoreAllMocks();
    expect([(await send()).status, await images()]).toEqual([201, 1]);
  });

  it.each([
    ['forward by a day', 86_400_000],
    ['back by a day', -86_400_000],
    ['forward by a year', 31_536_000_000],
  ])('a clock that is put %s neither loses nor doubles a mail', async (_, shift) => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => aBuyer(app.source)));
    const [early, late] = [buyers.slice(0, 3), buyers.slice(3)];
    const now = Date.now.bind(Date);
    const paused = worker.worker.get(Queues).get('mail');
    await paused.pause(true);
    await Promise.all(early.map(({ email }) => forgotten(email)));
    await eventually(async () => (await paused.getWaitingCount()) >= early.length);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + shift);
    await paused.resume(true);
    await Promise.all(late.map(({ email }) => forgotten(email)));
    await eventually(async () => buyers.every(({ email }) => mailsTo(email) > 0));
    jest.restoreAllMocks();
    const settled = await eventually(async () => {
      const rows = await app.source.query<{ status: string }[]>('select status from mails where recipient = any($1)', [
        buyers.map(({ email }) => email),
      ]);
      return rows.every(({ status }) => status === 'sent') && rows;
    });
    expect([settled.length, ...buyers.map(({ email }) => mailsTo(email))]).toEqual([
      buyers.length,
      ...buyers.map(() => 1),
    ]);
  });
});
