import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds, machine, warnWhenBusy } from './lib/machine.mjs';
import { startMailServer } from './lib/mail-server.mjs';
import { benchOptions } from './lib/options.mjs';
import { requireFromBackend, Stack } from './lib/stack.mjs';
import { printTable, quantile } from './lib/table.mjs';

/**
 * The way of a fact to its job: `node bench/relay.mjs [--events 50000] [--facts 600] [--rate 20]`. First how many
 * waiting facts a second the relay turns into deliveries and jobs, 500 at a time; then, with a worker, how long after the
 * commit of a fact the job of its mail runs.
 */
const values = benchOptions({ events: '50000', facts: '600', rate: '20' }, { events: '100', facts: '10', rate: '10' });
const [events, facts, rate] = [values.events, values.facts, values.rate].map(Number);
if (![events, facts, rate].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('Usage: node bench/relay.mjs [--events N] [--facts N] [--rate N]');
  process.exit(2);
}
const LIMIT_MS = 60_000;

const load = (path) => requireFromBackend(`./dist/${path}.js`);

/** The relay of the product on the servers of the stack, in this process. */
async function openRelay(stack) {
  const { newDataSource } = load('platform/database/data-source');
  const config = load('config').loadConfig(stack.env);
  const source = await newDataSource(stack.postgres.url, 4).initialize();
  const queues = new (load('platform/events/queues').Queues)(config);
  const deliveries = new (load('platform/events/deliveries.service').DeliveriesService)(source, queues, {
    wanted: [{ handler: 'mails', event: 'password.changed' }],
  });
  const relay = new (load('platform/events/relay.service').RelayService)(
    config,
    deliveries,
    queues,
    new (load('platform/events/requeue').RelayTiming)(),
  );
  await queues.get('events').isReady();
  return { source, queues, relay };
}

/** Facts waiting in the outbox are relayed until none is left; events a second, and where the processor's time went. */
async function throughput(stack) {
  const { source, queues, relay } = await openRelay(stack);
  await source.query(
    `insert into events (name, payload) select 'password.changed', json_build_object('userId', n) from generate_series(1, $1) n`,
    [events],
  );
  await source.query('analyze events');
  const redisBefore = cpuSeconds(stack.redis.pid);
  const ownBefore = process.cpuUsage();
  const began = performance.now();
  let relayed = 0;
  for (let claimed = 1; claimed > 0; relayed += claimed) {
    claimed = await relay.relayOnce();
  }
  const seconds = (performance.now() - began) / 1000;
  const own = process.cpuUsage(ownBefore);
  const jobs = await queues.get('events').getWaitingCount();
  if (relayed !== events || jobs !== events) {
    throw new Error(`Of ${events} facts ${relayed} were relayed and ${jobs} jobs were added.`);
  }
  const micro = (cpu) => ((cpu / events) * 1e6).toFixed(0);
  await queues.get('events').obliterate({ force: true });
  await source.query('truncate events restart identity cascade');
  await queues.onApplicationShutdown();
  await source.destroy();
  return [
    events,
    seconds.toFixed(1),
    (events / seconds).toFixed(0),
    micro((own.user + own.system) / 1e6),
    micro(cpuSeconds(stack.redis.pid) - redisBefore),
  ];
}

/** Commits facts at a steady rate; the milliseconds from each commit until its mail's job was taken by the worker. */
async function untilRunning(stack, worker) {
  const Bull = requireFromBackend('bull');
  const runningAt = new Map();
  const queue = new Bull('mail', stack.redis.url, { prefix: 'stowbridge' });
  queue.on('global:active', (jobId) => runningAt.set(jobId, performance.now()));
  await queue.isReady();
  const [{ id: userId }] = await stack.query('select id from users order by id limit 1');
  const { Client } = requireFromBackend('pg');
  const client = new Client({ connectionString: stack.postgres.url });
  await client.connect();
  const committedAt = new Map();
  const write = async () => {
    const { rows } = await client.query(
      `insert into events (name, payload) values ('user.approved', $1) returning id`,
      [{ userId }],
    );
    committedAt.set(Number(rows[0].id), performance.now());
  };
  const waitFor = async (count) => {
    for (const end = Date.now() + LIMIT_MS; runningAt.size < count; await sleep(50)) {
      if (Date.now() > end) {
        throw new Error(`Only ${runningAt.size} of ${count} mails were taken: ${worker.lastLines(5)}`);
      }
    }
  };
  // The first ones find everything cold.
  for (let warm = 0; warm < 20; warm += 1) {
    await write();
  }
  await waitFor(20);
  await Promise.all(
    Array.from({ length: facts }, async (_, index) => {
      await sleep((index * 1000) / rate);
      await write();
    }),
  );
  await waitFor(20 + facts);
  await client.end();
  const mails = await stack.query('select id, event_id::int event from mails where event_id > 20');
  await queue.close();
  return mails.map(({ id, event }) => runningAt.get(`mail:${id}`) - committedAt.get(event));
}

warnWhenBusy();
const stack = new Stack();
let mail;
try {
  mail = await startMailServer();
  await stack.startServers();
  await stack.seed(10, 10);
  await stack.query('truncate events restart identity cascade');
  const relayed = await throughput(stack);
  const worker = stack.startWorker({ SMTP_URL: mail.url, LOG_LEVEL: 'warn' });
  const waits = await untilRunning(stack, worker);
  console.log(`\n${machine()}; embedded servers\n`);
  printTable(['facts relayed, 500 at a time', 's', 'a second', 'CPU µs each', 'of Redis'], [relayed]);
  console.log('');
  printTable(
    ['commit to mail job running', 'a second', 'p50 ms', 'p90 ms', 'p99 ms', 'longest'],
    [[facts, rate, ...[0.5, 0.9, 0.99, 1].map((share) => quantile(waits, share).toFixed(1))]],
  );
} finally {
  await stack.stop();
  await mail?.close();
}
