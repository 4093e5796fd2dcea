import { once } from 'node:events';
import { connect } from 'node:net';
import { newDataSource } from '../src/platform/database/data-source';
import { deliveredTwice, Offers, QUIET_MS } from './crash/offers';
import { CONCURRENCY } from './crash/rig';
import { untilSettled } from './crash/settled';
import { eventually } from './test-worker';
import { Load } from './topology/load';
import { TopologyRig } from './topology/rig';

/** `bench/topology.mjs` asks for more. */
const ROLLS = Number(process.env.TOPOLOGY_ROLLS ?? 1);
const KILLS = Number(process.env.TOPOLOGY_KILLS ?? 1);
const OFFERS_PER_ROUND = 600;
/** Decides nothing: it ends a run that hangs. */
const CEILING_MS = 900_000;

describe('two APIs and two workers behind a proxy', () => {
  const rig = new TopologyRig();
  const offers = new Offers(() => rig.primary.url, (ROLLS + KILLS) * OFFERS_PER_ROUND);
  let load: Load;
  const began = Date.now();

  /** One line per step, so that a failure says how far it came. */
  const say = (text: string): void =>
    void process.stdout.write(
      `  ${((Date.now() - began) / 1000).toFixed(1)} s: ${text}; ${load.reads} reads, ${offers.acknowledged.length} offers acknowledged, ${rig.smtp.received.length} mails delivered\n`,
    );

  /** Each of them where rounds are asked for, else an API and a worker, beside which the others go on. */
  const inTurn = (rounds: number) => rig.members.filter((_, at) => rounds > 1 || at % 2 === 0);
  const missing = (): Promise<string[]> =>
    offers.missing(
      rig.smtp.received,
      () => rig.redis.url,
      () => rig.workersAnswer(),
    );

  /** Until so many more reads were answered: what is in between is under load. */
  async function read(more: number): Promise<void> {
    const until = load.reads + more;
    if (!(await untilSettled(async () => ({ missing: Math.max(0, until - load.reads) }), { quietMs: QUIET_MS }))) {
      throw new Error('nothing is answered any more');
    }
  }

  beforeAll(async () => {
    await rig.start();
    await offers.prepare();
    load = new Load(rig.proxy.address, offers);
  }, CEILING_MS);
  afterEach(() => load?.stop(), 120_000);
  afterAll(() => rig.stop(), 120_000);

  it(
    'an API that is asked to stop says so first, serves who still comes, and finishes what it has begun',
    async () => {
      const [api] = rig.members;
      const address = `http://127.0.0.1:${api.port}`;
      // A request that has begun when the process is asked to stop, and whose body comes after that.
      const slow = connect(api.port, '127.0.0.1');
      await once(slow, 'connect');
      const body = JSON.stringify({ Keyword: 'den' });
      slow.write(
        `POST /api/home/property/search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
      );
      const ended = rig.end(api);
      const stopping = await eventually(async () => {
        const answer = await fetch(`${address}/api/health/ready`);
        return answer.status === 503 && answer;
      }, CEILING_MS);
      expect(await stopping.json()).toMatchObject({ status: 'stopping', postgres: 'ok' });
      const late = await fetch(`${address}/api/home/site`);
      expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
      slow.write(body.slice(1));
      const answered = String((await once(slow, 'data'))[0]);
      expect(answered).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(answered.toLowerCase()).toContain('connection: close');
      expect(await ended).toBe(0);
      await expect(fetch(`${address}/api/health/live`)).rejects.toThrow();
      await rig.startAgain(api);
    },
    CEILING_MS,
  );

  it(
    `no request fails and no mail is sent twice while they are restarted one after another (${ROLLS} times)`,
    async () => {
      load.start(false);
      for (let round = 0; round < ROLLS; round += 1) {
        for (const member of inTurn(ROLLS)) {
          say(`round ${round + 1}: restarting ${member.kind === 'api' ? 'an API' : 'a worker'}`);
          expect(await rig.end(member)).toBe(0);
          await rig.startAgain(member);
        }
      }
      await load.stop();
      say('all restarted');
      expect(load.failures).toEqual([]);
      expect(load.reads).toBeGreaterThan(50 * ROLLS);
      expect(offers.acknowledged.length).toBeGreaterThan(5 * ROLLS);
      expect(await missing()).toEqual([]);
      expect(deliveredTwice(rig.smtp.received)).toBe(0);
    },
    CEILING_MS * ROLLS,
  );

  it(
    `[FTEST-53] nothing is lost, and reading goes on, while one after another is killed (${KILLS} times)`,
    async () => {
      const before = offers.acknowledged.length;
      load.start(true);
      for (let round = 0; round < KILLS; round += 1) {
        for (const member of inTurn(KILLS)) {
          say(`round ${round + 1}: killing ${member.kind === 'api' ? 'an API' : 'a worker'}`);
          await rig.kill(member);
          await read(20);
          await rig.startAgain(member);
        }
        for (const server of ['standby', 'redis'] as const) {
          say(`round ${round + 1}: killing the ${server}`);
          await rig.restartServer(server);
        }
      }
      await read(40);
      await load.stop();
      say('all killed and back');
      expect(load.failures).toEqual([]);
      expect(offers.acknowledged.length).toBeGreaterThan(before + 5 * KILLS);
      expect(await missing()).toEqual([]);
      const twice = deliveredTwice(rig.smtp.received);
      say(`${twice} of them for the second time`);
      // Only what was on its way when two workers and Redis died may come twice, under the same Message-ID.
      expect(twice).toBeLessThanOrEqual(4 * CONCURRENCY * KILLS);
    },
    CEILING_MS * KILLS,
  );

  it(
    'figures over long times are read from the replica',
    async () => {
      const standby = await newDataSource(rig.standby.url, 1).initialize();
      const readers = await eventually(async () => {
        expect(await offers.report(rig.proxy.address)).toBe(200);
        const [{ count }] = await standby.query<{ count: number }[]>(
          `select count(*)::int count from pg_stat_activity where application_name = 'stowbridge-reads' and query like '%keyword%'`,
        );
        return count > 0 && count;
      }, CEILING_MS).finally(() => standby.destroy());
      expect(readers).toBeGreaterThan(0);
    },
    CEILING_MS,
  );
});
