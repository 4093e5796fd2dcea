import { parseArgs } from 'node:util';
import { cpuSeconds, machine, setApart, stolenSeconds, warnWhenBusy } from './lib/machine.mjs';
import { closedLoop, Offering, openLoop } from './lib/open-loop.mjs';
import { Stack } from './lib/stack.mjs';
import { printTable, quantile } from './lib/table.mjs';
import { workloads } from './lib/workloads.mjs';

/**
 * What happens when three times as much is asked as can be answered: `node bench/overload.mjs [--seconds 10]
 * [--times 3] [--only part-of-a-name]`. First the most that the API answers to callers who wait for their answers;
 * then a steady stream of a multiple of it, by callers who do not wait for each other, over connections that are open
 * already, as those of a proxy are: Node accepts one new connection in each turn of its loop. Where the
 * machine allows it, callers and Postgres keep off the API's processor: they would run elsewhere.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    times: { type: 'string', default: '3' },
    properties: { type: 'string', default: '10000' },
    only: { type: 'string', default: 'search, filtered' },
  },
});
const [seconds, times, properties] = [values.seconds, values.times, values.properties].map(Number);
if (![seconds, times, properties].every((number) => number > 0)) {
  console.error('Usage: node bench/overload.mjs [--seconds N] [--times N] [--properties N] [--only part-of-a-name]');
  process.exit(2);
}
const CALLERS = [8, 32, 64];
const CONNECTIONS = 1000;

/** Answers by kind: served ones with their times, refused ones, and everything else. */
function judge(answers, elapsed) {
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== undefined);
  return {
    offered: answers.length / elapsed,
    goodput: served.length / elapsed,
    p50: served.length ? quantile(served.map(({ ms }) => ms), 0.5) : NaN,
    p99: served.length ? quantile(served.map(({ ms }) => ms), 0.99) : NaN,
    refused: refused.length,
    refusedP99: refused.length ? quantile(refused.map(({ ms }) => ms), 0.99) : NaN,
    other: answers.length - served.length - refused.length,
  };
}

async function timed(work) {
  const began = performance.now();
  const stolen = stolenSeconds();
  const answers = await work();
  const elapsed = (performance.now() - began) / 1000;
  return { ...judge(answers, elapsed), stolen: (stolenSeconds() - stolen) / elapsed };
}

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers();
  await stack.seed(properties, 1000);
  const api = await stack.startApi();
  const requests = (await workloads(stack)).filter(({ name }) => name.includes(values.only)).flatMap((work) => work.requests);
  const apart = setApart(api.pid, [stack.postgres.pid, stack.redis.pid, process.pid]);
  const offering = new Offering(stack.port, requests);
  await offering.open(CONNECTIONS);
  await closedLoop(offering, 32, 3);
  const rows = [];
  for (const callers of CALLERS) rows.push([`${callers} callers`, await timed(() => closedLoop(offering, callers, seconds))]);
  const peak = Math.max(...rows.map(([, { goodput }]) => goodput));
  const cpuBefore = cpuSeconds(api.pid);
  let late = [];
  rows.push([`${times} times the peak`, await timed(async () => {
    const offered = await openLoop(offering, peak * times, seconds);
    late = offered.late;
    return offered.answers;
  })]);
  const cpu = (cpuSeconds(api.pid) - cpuBefore) / seconds;
  rows.push(['8 callers, afterwards', await timed(() => closedLoop(offering, 8, seconds / 2))]);
  offering.close();
  if (quantile(late, 0.99) > 20) console.log(`\nThe requests were offered late (p99 ${quantile(late, 0.99).toFixed(0)} ms): the machine is too busy for this to say anything.`);
  const ms = (number) => (Number.isNaN(number) ? '' : number.toFixed(0));
  console.log(`\n${machine()}; ${requests.length} requests in turn (${values.only}), ${properties} properties; the API, ${apart ? 'on a processor of its own' : 'beside its callers'}, used ${cpu.toFixed(2)} processors under overload\n`);
  printTable(
    ['load', 'offered/s', 'served/s', 'of the peak', 'served p50 ms', 'p99 ms', 'refused with Retry-After', 'p99 ms', 'anything else', 'processors stolen'],
    rows.map(([name, one]) => [name, one.offered.toFixed(0), one.goodput.toFixed(0), (one.goodput / peak).toFixed(2), ms(one.p50), ms(one.p99), one.refused, ms(one.refusedP99), one.other, one.stolen.toFixed(2)]),
  );
} finally {
  await stack.stop();
}
