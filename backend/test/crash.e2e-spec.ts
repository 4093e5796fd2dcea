import { JwtService } from '@nestjs/jwt';
import Bull from 'bull';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { newDataSource } from '../src/database/data-source';
import { aBuyer, anAdmin, aProperty, aSeller, aSession } from './builders';
import { CONCURRENCY, CrashRig, SECRET_KEY } from './crash/rig';
import { eventually } from './test-worker';

/** `bench/crash.mjs` asks for more. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 1);
/** Milliseconds for all rounds: a round takes some 20 s, on a machine with much else to do up to a minute. */
const LIMIT = 150_000 * ROUNDS;
const OFFERS_PER_STEP = 16;
const BUYERS = 10;
const PROPERTIES = 8;

interface Acknowledged {
  deal: number;
  version: number;
}

/** Whether these offers are in the database with all their mails, and how many of those reached the mail server. */
const MAILS_OF = `
  select (e.payload->>'dealId')::int deal, (e.payload->>'version')::int "version", array_agg(m.message_id order by m.kind) ids, array_agg(m.kind order by m.kind) kinds
  from events e join mails m on m.event_id = e.id
  join offer_terms t on t.deal_id = (e.payload->>'dealId')::int and t.version = (e.payload->>'version')::int
  where e.name = 'offer.submitted' group by e.id`;

describe('when processes are killed', () => {
  const rig = new CrashRig();
  let tokens: string[];
  let sellerId: number;
  let agentId: number;
  const acknowledged: Acknowledged[] = [];
  const began = Date.now();
  let over = false;
  let allowed = 0;

  /** One line per step, so that a failure says how far it came. */
  const say = (text: string): void =>
    void process.stdout.write(`  ${((Date.now() - began) / 1000).toFixed(1)} s: ${text}; ${acknowledged.length} offers acknowledged, ${rig.smtp?.received.length ?? 0} mails delivered\n`);

  const withDatabase = async <Result>(work: (source: DataSource) => Promise<Result>): Promise<Result> => {
    const source = await newDataSource(rig.postgres.url, 4, 'stowbridge-test').initialize();
    try {
      return await work(source);
    } finally {
      await source.destroy();
    }
  };

  beforeAll(async () => {
    await rig.start();
    await withDatabase(async (source) => {
      const jwt = new JwtService({ secret: SECRET_KEY });
      const buyers = await Promise.all(Array.from({ length: BUYERS }, () => aBuyer(source)));
      tokens = await Promise.all(buyers.map(async ({ id }) => jwt.sign({ sid: await aSession(source, id), use: 'access' }, { expiresIn: '1h' })));
      [sellerId, agentId] = [(await aSeller(source)).id, (await anAdmin(source)).id];
      await source.query(
        `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, document_sha256, consent_text, signed_at)
         select p, 'P', u.id, 'R', 'B', 'r@b.co', '1 St', 'Denver', 6, '80202', '303-555-0100', 'x', 'I agree', now()
         from generate_series(1, $1) p, users u where u.user_type_id = 2`,
        [PROPERTIES],
      );
      for (let count = 0; count < PROPERTIES; count += 1) {
        const { id } = await aProperty(source, { sellerId });
        await source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [id, agentId]);
      }
    });
  }, 120_000);
  afterAll(async () => {
    over = true;
    await rig.stop();
  }, 30_000);

  /** Submits one offer, or revises it, again and again until it is acknowledged, as a person would. */
  async function submit(offer: number): Promise<void> {
    const [token, property] = [tokens[offer % BUYERS], (Math.floor(offer / BUYERS) % PROPERTIES) + 1];
    const body = JSON.stringify({
      Store: { StoreID: property, Price: '3,000,000' },
      BuyerStore: { LOIName: 'Robin', LOICompanyName: 'Harbor LLC', SourceOfFinancing: 'Cash', EarnestMoneyDeposit: '1', DiligencePeriodID: 1 },
    });
    for (let attempt = offer; !over; attempt += 1) {
      const answer = await fetch(`${rig.apis[attempt % rig.apis.length].url}/api/buyer/store/deal`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(5000),
      }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (answer?.status === 200 && text !== undefined) {
        const { ID, Version } = JSON.parse(text) as { ID: number; Version: number };
        acknowledged.push({ deal: ID, version: Version });
        return;
      }
      // A fault of ours would be a 500; what dies meanwhile is a 503 or no answer at all.
      if (answer && answer.status !== 503) throw new Error(`${answer.status} ${text}`);
      await sleep(50);
    }
  }

  /** Lets so many more offers be made, and waits until all but the last few, which are on their way, are acknowledged. */
  async function more(offers: number): Promise<void> {
    allowed += offers;
    await eventually(async () => acknowledged.length >= allowed - 4, LIMIT);
  }

  async function round(): Promise<void> {
    await more(OFFERS_PER_STEP);
    say('killing the worker');
    await rig.kill(rig.worker);
    await more(OFFERS_PER_STEP);
    await rig.startWorker();
    await more(OFFERS_PER_STEP);
    say('killing Redis');
    await rig.killServer(rig.redis);
    // Offers are still taken, and a process that took them dies before Redis is back.
    await more(OFFERS_PER_STEP);
    say('killing the API');
    const replaced = rig.replaceApi();
    await rig.restartRedis();
    await more(OFFERS_PER_STEP);
    say('killing Redis, which forgets everything');
    await rig.killServer(rig.redis);
    await rig.restartRedis(true);
    await more(OFFERS_PER_STEP);
    await replaced;
    say('killing Postgres');
    await rig.killServer(rig.postgres);
    await rig.restartPostgres();
    await more(OFFERS_PER_STEP);
  }

  it('every acknowledged offer is in the database and mailed, whatever dies', async () => {
    const end = Date.now() + LIMIT - 5000;
    let next = 0;
    const writer = async (): Promise<void> => {
      while (!over) {
        if (next < allowed) await submit(next++);
        await sleep(20);
      }
    };
    const writers = Promise.all([writer(), writer(), writer(), writer()]);
    for (let number = 0; number < ROUNDS; number += 1) await round();
    await eventually(async () => acknowledged.length === allowed, LIMIT);
    over = true;
    await writers;
    say('the last offer');
    const last = Date.now();

    const missing = (): Promise<Acknowledged[]> =>
      withDatabase(async (source) => {
        const delivered = new Set(rig.smtp.received.map(({ mail }) => mail.messageId));
        const mailed = await source.query<(Acknowledged & { ids: string[]; kinds: string[] })[]>(MAILS_OF);
        const complete = new Set(mailed.filter(({ ids, kinds }) => kinds.length === 3 && ids.every((id) => delivered.has(id))).map(({ deal, version }) => `${deal}/${version}`));
        return acknowledged.filter(({ deal, version }) => !complete.has(`${deal}/${version}`));
      });
    await eventually(async () => (await missing()).length === 0, Math.max(0, end - Date.now())).catch(() => undefined);
    expect(await missing()).toEqual([]);
    expect(acknowledged.length).toBe(allowed);
    expect([...rig.apis.map(({ process: { exitCode } }) => exitCode), rig.worker.exitCode]).toEqual([null, null, null]);

    const ids = rig.smtp.received.map(({ mail }) => mail.messageId);
    const twice = ids.length - new Set(ids).size;
    console.log(`${allowed} offers acknowledged, ${ids.length} mails delivered, ${twice} of them for the second time; the last ${Date.now() - last} ms after the last offer`);
    // Only what was on its way at the death of the worker or of Postgres may come twice, under the same Message-ID.
    expect(twice).toBeLessThanOrEqual(2 * CONCURRENCY * ROUNDS);
  }, LIMIT);

  it('a worker that is told to stop finishes the mails on their way, and none comes twice', async () => {
    const people = await withDatabase(async (source) => {
      const buyers = await Promise.all(Array.from({ length: 40 }, () => aBuyer(source)));
      await source.query(`insert into events (name, payload) select 'user.approved', json_build_object('userId', id) from unnest($1::int[]) id`, [buyers.map(({ id }) => id)]);
      return buyers.map(({ email }) => email);
    });
    const mailed = (): string[] => rig.smtp.received.flatMap(({ to }) => to).filter((email) => people.includes(email));
    await eventually(async () => mailed().length > 4, 20_000);
    const { worker } = rig;
    const told = Date.now();
    worker.kill('SIGTERM');
    await eventually(async () => worker.exitCode !== null || worker.signalCode !== null, 15_000);
    expect([worker.exitCode, Date.now() - told < 10_000]).toEqual([0, true]);
    expect(mailed().length).toBeLessThan(people.length);
    await rig.startWorker();
    await eventually(async () => mailed().length >= people.length, 30_000);
    expect(mailed().sort()).toEqual([...people].sort());
  }, 60_000);

  it('a queue that is filled after the commit loses some, so this test can fail', async () => {
    await withDatabase((source) => source.query('create table naive_facts (id serial primary key)'));
    const facts: number[] = [];
    const naive = rig.run(join(__dirname, 'crash', 'naive-writer.cjs'));
    createInterface({ input: naive.stdout as NodeJS.ReadableStream }).on('line', (line) => facts.push(Number(line)));
    await eventually(async () => facts.length > 100);
    await rig.killServer(rig.redis);
    const before = facts.length;
    await eventually(async () => facts.length > before + 10);
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
  }, 30_000);
});
