import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How long a fact takes to become a running mail, and how fast a backlog is relayed: `node bench/outbox.mjs`. Runs the
 * built worker on servers of its own, with a mail server that accepts at once. Aim: p99 <= 100 ms from the commit of
 * the fact to the mail server's being told of the mail, which is later than the start of its job.
 */
const FACTS = 600;
const PER_SECOND = 20;
const BACKLOG = 20_000;

const backend = resolve(import.meta.dirname, '../backend');
if (!existsSync(join(backend, 'dist/worker.js'))) {
  console.error('The backend is not built: run npm run build.');
  process.exit(2);
}
const require = createRequire(join(backend, 'package.json'));
const { startPostgres } = require('./dist/embedded/postgres.js');
const { startRedis } = require('./dist/embedded/redis.js');
const { migrate } = require('./dist/database/migrate.js');
const { SMTPServer } = require('smtp-server');
const { Client } = require('pg');

const folder = mkdtempSync(join(tmpdir(), 'stowbridge-bench-outbox-'));
chmodSync(folder, 0o711);
const [postgres, redis] = await Promise.all([startPostgres({ dataFolder: folder }), startRedis({ dataFolder: folder })]);
const told = new Map();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  closeTimeout: 100,
  onRcptTo({ address }, _session, done) {
    told.set(address, performance.now());
    done();
  },
  onData(stream, _session, done) {
    stream.on('end', done);
    stream.resume();
  },
});
await new Promise((done) => smtp.listen(0, '127.0.0.1', done));
await migrate(postgres.url);
const client = new Client({ connectionString: postgres.url });
await client.connect();

function startWorker() {
  const child = spawn(process.execPath, [join(backend, 'dist/worker.js')], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      SMTP_URL: `smtp://127.0.0.1:${smtp.server.address().port}`,
      DATA_DIR: join(folder, 'data'),
      SECRET_KEY: 'a secret that is only used by benches, 32+',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  return new Promise((done) => lines.on('line', (line) => line.includes('worker ready') && done(child)));
}

async function stop(child) {
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);

try {
  await client.query(
    `insert into users (first_name, last_name, email, phone_number, user_type_id, status_id) select 'P', 'N', 'p' || n || '@example.com', '303-555-0100', 2, 2 from generate_series(1, $1) n`,
    [FACTS],
  );
  let worker = await startWorker();
  await sleep(1000);
  const committed = new Map();
  const began = performance.now();
  for (let fact = 1; fact <= FACTS; fact += 1) {
    await sleep(Math.max(0, began + (fact * 1000) / PER_SECOND - performance.now()));
    await client.query(`insert into events (name, payload) values ('user.approved', json_build_object('userId', $1::int))`, [fact]);
    committed.set(`p${fact}@example.com`, performance.now());
  }
  for (let waited = 0; told.size < FACTS && waited < 600; waited += 1) await sleep(100);
  if (told.size < FACTS) throw new Error(`only ${told.size} of ${FACTS} mails came`);
  const times = [...committed].map(([address, at]) => told.get(address) - at).sort((a, b) => a - b);
  console.log(`commit of a fact -> its mail at the server, ${FACTS} facts at ${PER_SECOND}/s: p50 ${percentile(times, 0.5)} ms, p90 ${percentile(times, 0.9)} ms, p99 ${percentile(times, 0.99)} ms`);
  await stop(worker);

  await client.query(`insert into events (name, payload) select 'user.approved', json_build_object('userId', 0) from generate_series(1, $1)`, [BACKLOG]);
  const [{ rows }] = [await client.query('select max(id)::int last from events')];
  const from = performance.now();
  const starting = startWorker();
  let claimedFrom;
  for (;;) {
    const { rows: [state] } = await client.query('select count(*)::int open from events where relayed_at is null');
    if (state.open < BACKLOG) claimedFrom ??= performance.now();
    if (state.open === 0) break;
    if (performance.now() - from > 120_000) throw new Error(`${state.open} of ${rows[0].last} events still wait`);
    await sleep(20);
  }
  console.log(`relay of a backlog of ${BACKLOG} events: ${Math.round(BACKLOG / ((performance.now() - claimedFrom) / 1000))} events/s, while the worker handles them`);
  worker = await starting;
  await stop(worker);
} finally {
  await client.end();
  await new Promise((done) => smtp.close(done));
  await Promise.all([postgres.stop(), redis.stop()]);
  rmSync(folder, { recursive: true, force: true });
}
