import type { DataSource } from 'typeorm';
import { newDataSource } from '../src/platform/database/data-source';
import { Queues } from '../src/platform/events/queues';
import { aBuyer, aProperty } from './builders';
import { CrashRig, START_MS } from './crash/rig';
import { untilSettled } from './crash/settled';
import { aSavedSearch } from './searches';
import { eventually, testConfig } from './test-worker';

/** `npm run test:long` asks for more. */
const PEOPLE = Number(process.env.DIGEST_PEOPLE ?? 40);
const KILLS = Number(process.env.WORKER_KILLS ?? 2);
const QUIET_MS = 60_000;
const DIGESTS_THAT_WAIT = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%with due as%'`;

describe('digests of listings, when a worker is killed', () => {
  const rig = new CrashRig();
  let source: DataSource;
  let queues: Queues;
  beforeAll(async () => {
    await rig.start();
    source = await newDataSource(rig.postgres.url, 4, 'stowbridge-test').initialize();
    queues = new Queues(testConfig({ DATABASE_URL: 'postgres://unused', REDIS_URL: rig.redis.url }));
  }, 2 * START_MS);
  afterAll(async () => {
    await queues?.onApplicationShutdown();
    await source?.destroy();
    await rig.stop();
  });

  const count = async (text: string): Promise<number> =>
    (await source.query<{ n: number }[]>(`select count(*)::int n from ${text}`))[0].n;

  it(
    `[BEYB-30] a worker that is killed ${KILLS} times during a digest of ${PEOPLE} people: each person gets one`,
    async () => {
      const { id: property } = await aProperty(source);
      const first = (await aBuyer(source)).id;
      await aSavedSearch(source, first, { frequency: 'daily' });
      await source.query(
        `insert into users (first_name, last_name, email, phone_number, company_name, state_id, position_id, user_type_id, status_id)
         select first_name, last_name, 'digest.' || n || '@example.com', phone_number, company_name, state_id, position_id, user_type_id, status_id
         from users, generate_series(2, $2::int) n where id = $1`,
        [first, PEOPLE],
      );
      await source.query(
        `insert into saved_searches (user_id, name, address, frequency) select id, 'Any', '/property/search/', 'daily' from users where email like 'digest.%'`,
      );
      // What was found before the last morning is due.
      await source.query(
        `insert into search_hits (saved_search_id, property_id, reason, waits, found_at) select id, $1, 'new', true, now() - interval '2 days' from saved_searches`,
        [property],
      );
      // Held at one search, the worker is in the middle of it when it is killed.
      for (let kill = 1; kill < KILLS; kill += 1) {
        await eventually(() => rig.workerAnswers(), START_MS);
        await source.transaction(async (manager) => {
          await manager.query('select from saved_searches order by id desc limit 1 for no key update');
          await queues.get('upkeep').add('digests', {});
          await eventually(async () => (await count(DIGESTS_THAT_WAIT)) > 0, START_MS);
          await rig.kill(rig.worker);
        });
        await eventually(async () => (await count(DIGESTS_THAT_WAIT)) === 0);
        expect(await count('digest_runs')).toBe(0);
        rig.startWorker();
      }
      await queues.get('upkeep').add('digests', {});
      await eventually(async () => (await count('mails')) >= PEOPLE / 4, START_MS);
      await rig.kill(rig.worker);
      rig.startWorker();
      await queues.get('upkeep').add('digests', {});
      const look = async () => {
        const sent = await count(`mails where kind = 'listing-alert' and status = 'sent'`);
        return { missing: PEOPLE - sent, open: `${await count('mails')}/${await count('digest_runs')}` };
      };
      expect(await untilSettled(look, { quietMs: QUIET_MS, able: () => rig.workerAnswers() })).toBe(true);
      const mails = await source.query<{ recipient: string; message_id: string }[]>(
        `select recipient, message_id from mails where kind = 'listing-alert'`,
      );
      expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([PEOPLE, PEOPLE]);
      const arrived = rig.smtp.received.map(({ mail }) => mail.messageId);
      expect(new Set(arrived)).toEqual(new Set(mails.map(({ message_id }) => message_id)));
      expect(await count('search_hits where waits or digest_id is null')).toBe(0);
    },
    START_MS * (2 + KILLS) + PEOPLE * 100,
  );
});
