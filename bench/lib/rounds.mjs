import assert from 'node:assert/strict';
import { needPackagesOf, requireFrom } from '../../scripts/lib/install.mjs';
import { childrenOf, cpuSeconds } from './machine.mjs';
import { median } from './table.mjs';

await needPackagesOf('checks');
const autocannon = requireFrom('checks', 'autocannon');
const CONNECTIONS = 32;
const WARM_UP_SECONDS = process.argv.includes('--smoke') ? 0 : 2;

/** What one side answers to one request. */
async function answerOf(side, { method, path, headers, body }) {
  const answer = await fetch(side.url + path, { method, headers, body, signal: AbortSignal.timeout(30_000) });
  const text = await answer.text();
  if (answer.status !== 200) {
    throw new Error(`${side.name} answered ${answer.status} to ${method} ${path} ${body ?? ''}: ${text.slice(0, 500)}`);
  }
  return JSON.parse(text);
}

/** Both must say the same before it counts who says it faster. The product may say more about a property. */
export async function requireSameAnswers(product, limit, requests) {
  for (const request of requests.slice(0, 12)) {
    const [said, expected] = [await answerOf(product, request), await answerOf(limit, request)];
    const same = Array.isArray(expected)
      ? said
      : Object.fromEntries(Object.keys(expected).map((key) => [key, said[key]]));
    assert.deepEqual(same, expected, `${request.path} ${request.body ?? ''}`);
  }
}

function fire(side, requests, seconds) {
  return autocannon({ url: side.url, connections: CONNECTIONS, duration: seconds, requests, timeout: 30 });
}

/** One turn of one side: requests a second, latencies in ms, CPU microseconds a request of the process and of Postgres. */
async function turn(side, requests, seconds, postgresPid) {
  const before = new Map(childrenOf(postgresPid).map((pid) => [pid, cpuSeconds(pid)]));
  const ownBefore = cpuSeconds(side.pid);
  const result = await fire(side, requests, seconds);
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) {
    throw new Error(`${side.name}: ${failed} of ${result.requests.total} requests failed.`);
  }
  const postgres = childrenOf(postgresPid).reduce((sum, pid) => sum + cpuSeconds(pid) - (before.get(pid) ?? 0), 0);
  const micro = (cpu) => (cpu / result.requests.total) * 1e6;
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: micro(cpuSeconds(side.pid) - ownBefore),
    postgres: micro(postgres),
  };
}

/**
 * Product, limit, product, limit ...: whatever else changes on the machine meanwhile changes both alike.
 * Answers the medians of each side.
 */
export async function alternate(sides, requests, { rounds, seconds, postgresPid }) {
  if (WARM_UP_SECONDS > 0) {
    for (const side of sides) {
      await fire(side, requests, WARM_UP_SECONDS);
    }
  }
  const turns = sides.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      turns[index].push(await turn(side, requests, seconds, postgresPid));
    }
  }
  return turns.map((taken) =>
    Object.fromEntries(Object.keys(taken[0]).map((key) => [key, median(taken.map((one) => one[key]))])),
  );
}
