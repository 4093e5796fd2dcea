import type { DataSource } from 'typeorm';
import { newDataSource } from '../src/platform/database/data-source';
import { Queues } from '../src/platform/events/queues';
import { aProperty, aSeller } from './builders';
import { CrashRig, START_MS } from './crash/rig';
import { untilSettled } from './crash/settled';
import { eventually, testConfig } from './test-worker';

/** `npm run test:long` asks for more. */
const SELLERS = Number(process.env.REPORT_SELLERS ?? 40);
const QUIET_MS = 60_000;
const LISTED = new Date(Date.now() - 60 * 86_400_000);

describe('the Monday of the sellers, when a worker is killed', () => {
  const rig = new CrashRig();
  let source: DataSource;
  let queues: Queues;
  beforeAll(async () => {
    await rig.start();
    source = await newDataSource(rig.postgres.url, 4, 'stowbridge-test').initialize();
    queues = new Queues(testConfig({ DATABASE_URL: rig.postgres.url, REDIS_URL: rig.redis.url }));
  }, 2 * START_MS);
  afterAll(async () => {
    await queues?.onApplicationShutdown();
    await source?.destroy();
    await rig.stop();
  });

  const count = async (text: string): Promise<number> =>
    (await source.query<{ n: number }[]>(`select count(*)::int n from ${text}`))[0].n;
  const made = () => count('seller_reports where made_at is not null');
  /** The worker looks every ten minutes whether a week is due; here it is told to. */
  const due = () => queues.get('upkeep').add('seller-reports', {});

  it(
    `[BEYB-69] a worker that is killed as it makes the reports of ${SELLERS} sellers, and as it tells of them: each gets one mail`,
    async () => {
      const holder = source.createQueryRunner();
      await holder.startTransaction();
      await holder.query('lock table report_digests in share mode');
      for (let n = 0; n < SELLERS; n += 1) {
        const { id: sellerId } = await aSeller(source);
        await aProperty(source, { sellerId, listedAt: LISTED });
        await aProperty(source, { sellerId, listedAt: LISTED });
      }

      // All reports are written and not committed: the run waits for the table of the digests.
      const waits = async () =>
        (await count(`pg_locks where relation = 'report_digests'::regclass and not granted`)) > 0;
      expect(await eventually(async () => (await due(), waits()), START_MS)).toBe(true);
      await rig.kill(rig.worker);
      await holder.rollbackTransaction();
      await holder.release();
      expect(await eventually(async () => (await count("pg_locks where locktype = 'advisory'")) === 0, START_MS)).toBe(
        true,
      );
      expect([await made(), await count('report_digests'), await count(`events where name = 'reports.made'`)]).toEqual([
        0, 0, 0,
      ]);

      rig.startWorker();
      await eventually(async () => (await due(), (await made()) > 0), START_MS);
      expect([await made(), await count('report_digests')]).toEqual([2 * SELLERS, SELLERS]);
      await eventually(async () => (await count('mails')) >= SELLERS / 4, START_MS);
      await rig.kill(rig.worker);
      rig.startWorker();
      await due();

      const look = async () => ({
        missing: SELLERS - (await count(`mails where kind = 'seller-report' and status = 'sent'`)),
        open: String(await count('mails')),
      });
      expect(await untilSettled(look, { quietMs: QUIET_MS, able: () => rig.workerAnswers() })).toBe(true);
      const mails = await source.query<{ recipient: string; message_id: string }[]>(
        `select recipient, message_id from mails where kind = 'seller-report'`,
      );
      expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([SELLERS, SELLERS]);
      const arrived = rig.smtp.received.map(({ mail }) => mail.messageId);
      expect(new Set(arrived)).toEqual(new Set(mails.map(({ message_id }) => message_id)));
      expect([await made(), await count('report_digests')]).toEqual([2 * SELLERS, SELLERS]);
    },
    START_MS * 4 + SELLERS * 500,
  );
});
