import type { DataSource } from 'typeorm';
import { newDataSource } from '../src/platform/database/data-source';
import { Queues } from '../src/platform/events/queues';
import { aBuyer } from './builders';
import { CrashRig, START_MS } from './crash/rig';
import { untilSettled } from './crash/settled';
import { someCriteria } from './criteria';
import { eventually, testConfig } from './test-worker';

/** `npm run test:long` asks for more. */
const PEOPLE = Number(process.env.DIGEST_PEOPLE ?? 60);
const QUIET_MS = 60_000;

describe('criteria that have ended, when a worker is killed', () => {
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
  const told = async () => [
    await count('criteria where expired_told_at is not null'),
    await count(`events where name = 'criteria.expired'`),
  ];
  /** The worker looks once a day; here it is told to. */
  const due = () => queues.get('upkeep').add('criteria-expire', {});

  it(
    `[BEYB-56] a worker that is killed as it notes the ends for ${PEOPLE} people, and as it asks them: each gets one mail`,
    async () => {
      const holder = source.createQueryRunner();
      await holder.startTransaction();
      await holder.query('lock table events in share mode');
      for (let n = 0; n < PEOPLE; n += 1) {
        await someCriteria(source, (await aBuyer(source)).id, { activeUntil: '2026-01-02' });
      }

      // All are noted and not committed: the run waits for the table of the events.
      const waiting = async () =>
        (
          await source.query<{ pid: number }[]>(
            `select w.pid from pg_locks w join pg_locks c on c.pid = w.pid and c.relation = 'criteria'::regclass and c.mode = 'RowExclusiveLock' where not w.granted`,
          )
        ).map(({ pid }) => pid);
      expect(await eventually(async () => (await due(), (await waiting()).length > 0), START_MS)).toBe(true);
      const pids = await waiting();
      await rig.kill(rig.worker);
      await holder.rollbackTransaction();
      await holder.release();
      const left = () => count(`pg_stat_activity where pid in (${pids.join(', ')})`);
      expect(await eventually(async () => (await left()) === 0, START_MS)).toBe(true);
      expect(await told()).toEqual([0, 0]);

      rig.startWorker();
      await eventually(async () => (await due(), (await told())[0] > 0), START_MS);
      expect(await told()).toEqual([PEOPLE, PEOPLE]);
      await eventually(async () => (await count('mails')) >= PEOPLE / 4, START_MS);
      await rig.kill(rig.worker);
      rig.startWorker();
      await due();

      const look = async () => ({
        missing: PEOPLE - (await count(`mails where kind = 'criteria-expired' and status = 'sent'`)),
        open: String(await count('mails')),
      });
      expect(await untilSettled(look, { quietMs: QUIET_MS, able: () => rig.workerAnswers() })).toBe(true);
      const mails = await source.query<{ recipient: string; message_id: string }[]>(
        `select recipient, message_id from mails where kind = 'criteria-expired'`,
      );
      expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([PEOPLE, PEOPLE]);
      const arrived = rig.smtp.received.map(({ mail }) => mail.messageId);
      expect(new Set(arrived)).toEqual(new Set(mails.map(({ message_id }) => message_id)));
      expect(await told()).toEqual([PEOPLE, PEOPLE]);
    },
    START_MS * 4 + PEOPLE * 500,
  );
});
