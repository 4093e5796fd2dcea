import Bull from 'bull';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { deliveredTwice, Offers, QUIET_MS } from './crash/offers';
import { CONCURRENCY, CrashRig } from './crash/rig';
import { untilSettled } from './crash/settled';
import { eventually } from './test-worker';

/** `bench/crash.mjs` asks for more. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 1);
const OFFERS_PER_ROUND = 120;
/** Decides nothing: it ends a run that hangs. */
const CEILING_MS = 900_000;

describe('when processes are killed', () => {
  const rig = new CrashRig();
  const offers = new Offers(() => rig.postgres.url, ROUNDS * OFFERS_PER_ROUND);
  const { acknowledged } = offers;
  const began = Date.now();
  let over = false;

  /** One line per step, so that a failure says how far it came. */
  const say = (text: string): void =>
    void process.stdout.write(
      `  ${((Date.now() - began) / 1000).toFixed(1)} s: ${text}; ${acknowledged.length} offers acknowledged, ${rig.smtp?.received.length ?? 0} mails delivered\n`,
    );

  beforeAll(async () => {
    await rig.start();
    await offers.prepare();
  }, CEILING_MS);
  afterAll(async () => {
    over = true;
    await rig.stop();
  });

  /** Submits one offer, again and again until it is acknowledged, as a person would. */
  async function submit(offer: number): Promise<void> {
    while (!over && (await offers.submit(offer, `http://127.0.0.1:${rig.port}`)) !== 200) {
      await sleep(50);
    }
  }

  /** Waits for so many acknowledged offers, as long as there come any. */
  async function reached(count: number): Promise<void> {
    const came = await untilSettled(async () => ({ missing: Math.max(0, count - acknowledged.length) }), {
      quietMs: QUIET_MS,
    });
    if (!came) {
      throw new Error(`no offer was acknowledged in ${QUIET_MS / 1000} s, ${acknowledged.length} before`);
    }
  }

  async function round(first: number): Promise<void> {
    const step = OFFERS_PER_ROUND / 5;
    await reached(first + step);
    say('killing the worker');
    await rig.kill(rig.worker);
    rig.startWorker();
    await reached(first + 2 * step);
    say('killing Redis');
    await rig.killServer(rig.redis);
    // Offers are still taken, and the process that took them dies before Redis is back.
    await reached(first + 2 * step + 10);
    say('killing the API');
    await rig.kill(rig.api);
    await Promise.all([rig.restartRedis(), rig.startApi()]);
    await reached(first + 3 * step);
    say('killing Redis, which forgets everything');
    await rig.killServer(rig.redis);
    await rig.restartRedis(true);
    await reached(first + 4 * step);
    say('killing Postgres');
    await rig.killServer(rig.postgres);
    await rig.restartPostgres();
  }

  it(
    '[FTEST-53] every acknowledged offer is in the database and mailed, whatever dies',
    async () => {
      const { total } = offers;
      let next = 0;
      const writer = async (): Promise<void> => {
        for (let offer = next++; offer < total && !over; offer = next++) {
          await submit(offer);
          await sleep(20);
        }
      };
      const writers = Promise.all([writer(), writer(), writer(), writer()]);
      for (let number = 0; number < ROUNDS; number += 1) {
        await round(number * OFFERS_PER_ROUND);
      }
      await writers;
      say('the last offer');
      const [killedAt, kills] = [Date.now(), rig.kills];

      expect(
        await offers.missing(
          rig.smtp.received,
          () => rig.redis.url,
          () => rig.workerAnswers(),
        ),
      ).toEqual([]);
      expect(acknowledged.length).toBe(total);
      expect([rig.api.exitCode, rig.worker.exitCode]).toEqual([null, null]);

      const twice = deliveredTwice(rig.smtp.received);
      const mails = rig.smtp.received.length;
      console.log(
        `${total} offers acknowledged, ${mails} mails delivered, ${twice} of them for the second time (${((100 * twice) / mails).toFixed(2)} %), ${kills} kills; the last ${Date.now() - killedAt} ms after the last offer`,
      );
      // Only what was on its way at the death of the worker or of Postgres may come twice, under the same Message-ID: in the long run less than one in a hundred.
      expect(twice).toBeLessThanOrEqual(Math.max(2 * CONCURRENCY, 0.01 * mails));
    },
    CEILING_MS * ROUNDS,
  );

  it(
    'a queue that is filled after the commit loses some, so this test can fail',
    async () => {
      await offers.withDatabase((source) => source.query('create table naive_facts (id serial primary key)'));
      const facts: number[] = [];
      const naive = rig.run(join(__dirname, 'crash', 'naive-writer.cjs'));
      createInterface({ input: naive.stdout as NodeJS.ReadableStream }).on('line', (line) => facts.push(Number(line)));
      await eventually(async () => facts.length > 100, CEILING_MS);
      await rig.killServer(rig.redis);
      const before = facts.length;
      await eventually(async () => facts.length > before + 10, CEILING_MS);
      await rig.kill(naive);
      await rig.restartRedis();
      const queue = new Bull('naive', rig.redis.url);
      const jobs = await queue.getWaiting();
      await queue.close();
      const queued = new Set(jobs.map(({ data }) => (data as { factId: number }).factId));
      const lost = facts.filter((fact) => !queued.has(fact));
      console.log(`without an outbox: ${facts.length} facts acknowledged, ${lost.length} never queued`);
      expect(queued.size).toBeGreaterThan(50);
      expect(lost.length).toBeGreaterThan(0);
    },
    CEILING_MS,
  );
});
