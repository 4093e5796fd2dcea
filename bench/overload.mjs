import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds, machine, setApart, stolenSeconds, warnWhenBusy } from './lib/machine.mjs';
import { closedLoop, Offering, openLoop } from './lib/open-loop.mjs';
import { benchOptions } from './lib/options.mjs';
import { Stack } from './lib/stack.mjs';
import { printTable, quantile } from './lib/table.mjs';
import { workloads } from './lib/workloads.mjs';

/**
 * What happens when three times as much is asked as can be answered: `node bench/overload.mjs [--seconds 6]
 * [--times 3] [--only part-of-a-name]`. What is asked is what visitors ask, pages among it, or with `--only` one of the
 * reads. First the most that the API answers to callers who wait for their answers;
 * then a steady stream of a multiple of it, by callers who do not wait for each other, over connections that are open
 * already, as those of a proxy are: Node accepts one new connection in each turn of its loop. Where the
 * machine allows it, callers and Postgres keep off the API's processor: they would run elsewhere.
 */
const values = benchOptions(
  { seconds: '6', times: '3', properties: '10000', only: undefined },
  { seconds: '1', properties: '100' },
);
const [seconds, times, properties] = [values.seconds, values.times, values.properties].map(Number);
if (![seconds, times, properties].every((number) => number > 0)) {
  console.error('Usage: node bench/overload.mjs [--seconds N] [--times N] [--properties N] [--only part-of-a-name]');
  process.exit(2);
}
const CALLERS = values.smoke ? [8] : [8, 32, 64];
const CONNECTIONS = values.smoke ? 50 : 1000;
const PROPERTIES = 100;
/** Seconds until Node has compiled what is asked often. */
const WARMING = values.smoke ? 1 : 30;
/** Seconds in which the API finds out how many it can answer in time. */
const SETTLING = values.smoke ? 1 : 3;
/** Seconds after which the API has forgotten that there was too much. */
const CALM = values.smoke ? 0 : 6;
const ROUNDS = values.smoke ? 1 : 5;

/** What browsers ask for when people look around: two words typed, a search, its next results, two properties, the map. */
async function visits(stack, reads) {
  const [suggestions, search, profiles, map] = ['suggestions, to', 'search, filtered', 'profile', 'map'].map(
    (start) => reads.find(({ name }) => name.startsWith(start)).requests,
  );
  const page = (path) => ({ path, headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' } });
  const properties = await Promise.all(
    profiles.slice(0, PROPERTIES).map(async ({ path }) => {
      const moved = await fetch(`${stack.url}/property/${path.split('/').pop()}/x`, { redirect: 'manual' });
      return page(moved.headers.get('location'));
    }),
  );
  const states = search.map(({ body }) => page(`/property/search/?state=${JSON.parse(body).StateID}`));
  return Array.from({ length: PROPERTIES / 2 }, (_, visit) => [
    page('/'),
    suggestions[2 * visit],
    suggestions[2 * visit + 1],
    states[visit],
    search[visit],
    properties[2 * visit],
    properties[2 * visit + 1],
    map[visit],
  ]).flat();
}

/** Answers by kind: served ones with their times, refused ones, and everything else; and the processors stolen meanwhile. */
function judge({ answers, elapsed, stolen }) {
  const served = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  const refused = answers
    .filter(({ status, retryAfter }) => status === 503 && retryAfter !== undefined)
    .map(({ ms }) => ms);
  const ms = (times, part) => (times.length ? quantile(times, part).toFixed(0) : '');
  return {
    goodput: served.length / elapsed,
    row: [
      (answers.length / elapsed).toFixed(0),
      (served.length / elapsed).toFixed(0),
      ms(served, 0.5),
      ms(served, 0.99),
      refused.length,
      ms(refused, 0.99),
      answers.length - served.length - refused.length,
      (stolen / elapsed).toFixed(2),
    ],
  };
}

async function timed(work) {
  const [began, stolen] = [performance.now(), stolenSeconds()];
  const answers = await work();
  return { answers, elapsed: (performance.now() - began) / 1000, stolen: stolenSeconds() - stolen };
}

/** Several times of the same kind as one. */
const together = (times) => ({
  answers: times.flatMap(({ answers }) => answers),
  elapsed: times.reduce((sum, { elapsed }) => sum + elapsed, 0),
  stolen: times.reduce((sum, { stolen }) => sum + stolen, 0),
});

warnWhenBusy();
const stack = new Stack();
try {
  await stack.startServers();
  await stack.seed(properties, 1000);
  const api = await stack.startApi();
  const reads = await workloads(stack);
  const requests = values.only
    ? reads.filter(({ name }) => name.includes(values.only)).flatMap((work) => work.requests)
    : await visits(stack, reads);
  const apart = setApart(api.pid, [stack.postgres.pid, stack.redis.pid, process.pid]);
  const offering = new Offering(stack.port, requests);
  await offering.open(CONNECTIONS);
  await closedLoop(offering, 8, WARMING);
  const tried = [];
  for (const callers of CALLERS) {
    tried.push([callers, await timed(() => closedLoop(offering, callers, seconds))]);
  }
  const [best, { goodput: peak }] = tried
    .map(([callers, time]) => [callers, judge(time)])
    .sort(([, one], [, other]) => other.goodput - one.goodput)[0];
  const late = [];
  const tooMuch = (time) =>
    timed(async () => {
      const offered = await openLoop(offering, peak * times, time);
      late.push(...offered.late);
      return offered.answers;
    });
  const [before, settling, settled] = [[], [], []];
  let cpu = 0;
  // In turn, because the machine under this one gives now more and now less.
  for (let round = 0; round < ROUNDS; round += 1) {
    before.push(await timed(() => closedLoop(offering, best, seconds)));
    const used = cpuSeconds(api.pid);
    settling.push(await tooMuch(SETTLING));
    settled.push(await tooMuch(seconds));
    cpu += cpuSeconds(api.pid) - used;
    await sleep(CALM * 1000);
  }
  offering.close();
  if (quantile(late, 0.99) > 20) {
    console.log(
      `\nRequests were offered late (p99 ${quantile(late, 0.99).toFixed(0)} ms): the callers, too, had not enough of the machine.`,
    );
  }
  const rows = [
    ...tried.map(([callers, time]) => [`${callers} callers`, time]),
    [`${best} callers, ${ROUNDS} times, before`, together(before)],
    [`${times} times the peak, the first ${SETTLING} s`, together(settling)],
    [`${times} times the peak, after that`, together(settled)],
  ];
  const reference = judge(together(before)).goodput;
  console.log(
    `\n${machine()}; ${requests.length} requests in turn (${values.only ?? 'visits'}), ${properties} properties; the API, ${apart ? 'on a processor of its own' : 'beside its callers'}, used ${(cpu / ROUNDS / (SETTLING + seconds)).toFixed(2)} processors under overload\n`,
  );
  printTable(
    [
      'load',
      'of the callers before',
      'offered/s',
      'served/s',
      'served p50 ms',
      'p99 ms',
      'refused with Retry-After',
      'p99 ms',
      'anything else',
      'processors stolen',
    ],
    rows.map(([name, time]) => [name, (judge(time).goodput / reference).toFixed(2), ...judge(time).row]),
  );
  const shares = settled.map((time, round) => judge(time).goodput / judge(before[round]).goodput);
  console.log(
    `\nServed at ${times} times the peak as part of what was served before, round by round: ${shares.map((share) => share.toFixed(2)).join(', ')}; median ${quantile(shares, 0.5).toFixed(2)}`,
  );
} finally {
  await stack.stop();
}
