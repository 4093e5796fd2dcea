import { JwtService } from '@nestjs/jwt';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { findFreePort } from '@stowbridge/tools/embedded/server';
import { newDataSource } from '../src/platform/database/data-source';
import type { SealsService } from '../src/platform/audit/seals.service';
import { Queues } from '../src/platform/events/queues';
import { aBuyer, anAdmin, aProperty, aSession } from './builders';
import { type Ended, runCommand } from './command';
import { answers, CrashRig, SECRET_KEY, START_MS } from './crash/rig';
import { untilSettled } from './crash/settled';
import { auditRows, sealerOf } from './evidence';
import { pdfContents } from './pdf-contents';
import { aText, sign, uploadNda } from './signatures';
import { startTestApp, TestApp } from './test-app';
import { eventually, testConfig } from './test-worker';
import { tokenOf } from './tokens';
import { download } from './uploads';

/** `npm run test:long` asks for more. */
const ROWS = Number(process.env.EVIDENCE_ROWS ?? 500);
const KILLS = Number(process.env.EVIDENCE_KILLS ?? 1);
const WRITERS = 8;
const QUIET_MS = 60_000;

const verify = (url: string, ...args: string[]): Promise<Ended> => runCommand('verify-evidence.js', url, ...args);

describe('the command that verifies evidence', () => {
  let app: TestApp;
  let owner: Client;
  let seals: SealsService;
  beforeEach(async () => {
    app = await startTestApp();
    owner = new Client({ connectionString: app.ownerUrl });
    await owner.connect();
    seals = sealerOf(app.source);
  });
  afterEach(async () => {
    await owner.end();
    await app.close();
  });

  const run = (...args: string[]): Promise<Ended> => verify(app.ownerUrl, ...args);
  it('[BEYA-117] [BEYA-118] [BEYA-120] ends with 0 and says what is not sealed yet, or with 1 and the first broken row', async () => {
    expect(await run()).toMatchObject({ code: 0, stdout: expect.stringMatching(/Whole; nothing is sealed yet\.\n$/) });
    await auditRows(app.source, 2);
    await seals.seal();
    await auditRows(app.source, 1);
    const [{ id }] = await app.source.query<{ id: string }[]>('select min(id)::text id from audit_log');
    const whole = await run();
    expect([whole.code, whole.stderr]).toEqual([0, '']);
    expect(whole.stdout).toMatch(/^audit_log +2 rows verified, 1 not sealed yet$/m);
    expect(whole.stdout).toMatch(/^offer_terms +0 rows verified, 0 not sealed yet$/m);
    expect(whole.stdout).toMatch(/^key 1, since \S+Z: 2 seals$/m);
    const head = /Whole, up to the seal ([0-9a-f]{64})\n$/.exec(whole.stdout)?.[1] ?? '';

    await owner.query('set session_replication_role = replica');
    await owner.query(`update audit_log set action = 'system.queue-pauser' where id = ${id}`);
    expect(await run()).toMatchObject({
      code: 1,
      stderr: `BROKEN: audit_log ${id} was changed after it was sealed.\n`,
    });
    await owner.query(`delete from audit_log where id = ${id}`);
    expect(await run()).toMatchObject({
      code: 1,
      stderr: `BROKEN: audit_log ${id} was deleted after it was sealed.\n`,
    });

    // Whoever deletes all seals has everything sealed anew, which only a head that was noted can tell.
    await owner.query('delete from seals');
    await seals.seal();
    expect((await run()).code).toBe(0);
    expect(await run('--head', head)).toMatchObject({
      code: 1,
      stderr: `MISSING: no seal and no event of an NDA has the hash ${head}.\n`,
    });
  });

  it('refuses what it does not understand in words', async () => {
    expect(await run('--fix')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Unknown option '--fix'.*\nUsage: npm run verify-evidence/s),
    });
  });

  it('[BEYA-123] the chain head on a certificate is recomputed by the command and equal', async () => {
    const [admin, buyer] = [await anAdmin(app.source), await aBuyer(app.source)];
    const [asAdmin, asBuyer] = [await tokenOf(app, admin.id), await tokenOf(app, buyer.id)];
    const property = await aProperty(app.source);
    await uploadNda(app, property.id, asAdmin, aText('head'));
    const { BuyerStoreNDAID: ndaId } = (await sign(app, property.id, asBuyer)).json<{ BuyerStoreNDAID: number }>();
    const { bytes } = await download(app, `/api/v1/ndas/${ndaId}/certificate`, asBuyer);
    const printed = (await pdfContents(bytes)).pages.map(({ text }) => text.replaceAll(/\s/g, '')).join('');
    const head = /\(chainhead\):([0-9a-f]{64})/.exec(printed)?.[1] ?? 'none';
    expect((await run('--head', head)).code).toBe(0);

    // The whole chain made anew, without a flaw of its own: only the certificate still has the old head.
    await owner.query('set session_replication_role = replica');
    const events = await app.source.query<{ id: string }[]>('select id from nda_events order by seq');
    await owner.query(`update nda_events set address = '203.0.113.9' where seq = 1`);
    for (const { id } of events) {
      await owner.query(
        `update nda_events e set previous_hash = (select hash from nda_events p where p.nda_id = e.nda_id and p.seq = e.seq - 1) where id = ${id}`,
      );
      await owner.query(`update nda_events e set hash = nda_event_hash(e) where id = ${id}`);
    }
    const { rows } = await owner.query<{ id: number }>('select id from nda_certificates');
    expect(await run('--head', head)).toMatchObject({
      code: 1,
      stderr: `BROKEN: nda_certificates ${rows[0].id} does not have the chain head of its NDA.\nMISSING: no seal and no event of an NDA has the hash ${head}.\n`,
    });
    await owner.query(`update nda_events set address = null where seq = 1`);
    expect(await run()).toMatchObject({
      code: 1,
      stderr: `BROKEN: nda_events ${events[0].id} does not fit into the chain of its NDA.\n`,
    });
  });
});

describe('evidence, when processes are killed', () => {
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

  it(
    `[BEYA-116] two APIs and two workers write ${ROWS} audit rows while workers are killed: one chain without fork, verified`,
    async () => {
      const secondPort = await findFreePort();
      rig.run(rig.api.spawnargs[1], { PORT: String(secondPort) });
      const startSecond = () => rig.run(rig.worker.spawnargs[1]);
      let secondWorker = startSecond();
      await eventually(() => answers(`http://127.0.0.1:${secondPort}/api/health/live`), START_MS);
      await eventually(() => rig.workerAnswers(), START_MS);

      const admin = await anAdmin(source);
      const token = new JwtService({ secret: SECRET_KEY }).sign(
        { sid: await aSession(source, admin.id), use: 'access' },
        { expiresIn: '12h' },
      );
      const enquiries = await source.query<{ id: number }[]>(
        `insert into enquiries (kind, name, phone, email, message) select 'contact', 'Ida', '303-555-0144', 'ida@example.com', 'x' from generate_series(1, ${WRITERS}) returning id`,
      );
      let written = 0;
      const write = async (id: number, port: number): Promise<void> => {
        for (let handled = true; written < ROWS; handled = !handled) {
          const answer = await fetch(`http://127.0.0.1:${port}/api/v1/enquiries/${id}`, {
            method: 'PUT',
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ handled }),
          });
          expect(answer.status).toBe(200);
          written += 1;
        }
      };
      let sealing = true;
      // The workers take turns at what is due every 30 s; here it is due all the time.
      const due = (async () => {
        while (sealing) {
          await queues.get('upkeep').add('seals', {});
          await sleep(50);
        }
      })();
      const writers = Promise.all(enquiries.map(({ id }, at) => write(id, at % 2 === 0 ? rig.port : secondPort)));
      let failure: unknown;
      writers.catch((error: unknown) => (failure = error));
      const countSeals = async (): Promise<number> =>
        (await source.query<{ n: number }[]>('select count(*)::int n from seals'))[0].n;
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const before = await countSeals();
        await eventually(
          async () =>
            failure !== undefined || (written >= (ROWS * kill) / (KILLS + 1) && (await countSeals()) > before),
          START_MS + ROWS * 20,
        );
        if (failure !== undefined) {
          break;
        }
        if (kill % 2 === 0) {
          await rig.kill(rig.worker);
          rig.startWorker();
        } else {
          await rig.kill(secondWorker);
          secondWorker = startSecond();
        }
      }
      await writers;
      const look = async () => {
        const [{ missing }] = await source.query<{ missing: number }[]>(
          `select count(*)::int missing from audit_log where id > coalesce((select max(to_id) from seals where what = 'audit_log'), 0)`,
        );
        return { missing, open: String(await countSeals()) };
      };
      expect(await untilSettled(look, { quietMs: QUIET_MS, able: () => rig.workerAnswers() })).toBe(true);
      sealing = false;
      await due;
      const { code, stdout, stderr } = await verify(rig.postgres.url);
      expect([code, stderr]).toEqual([0, '']);
      const [{ rows, sealed }] = await source.query<{ rows: number; sealed: number }[]>(
        `select (select count(*)::int from audit_log where action like 'enquiry.%') "rows", (select sum(rows)::int from seals where what = 'audit_log') sealed`,
      );
      expect(rows).toBe(written);
      expect(sealed).toBeGreaterThanOrEqual(ROWS);
      expect(stdout).toMatch(new RegExp(`^audit_log +${sealed} rows verified, 0 not sealed yet$`, 'm'));
      expect(await countSeals()).toBeGreaterThan(KILLS);
    },
    START_MS * 2 + KILLS * 60_000 + ROWS * 40,
  );
});
