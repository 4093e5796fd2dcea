import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { findFreePort, untilAnswering } from './stack.mjs';

const WAIT = 60_000;

/** What the product answers to one request, and the statements that it ran for it. */
async function recordOne(url, key, { method, path, headers, body }) {
  const signal = AbortSignal.timeout(WAIT);
  const answer = await fetch(url + path, { method, headers: { ...headers, 'x-record': key }, body, signal });
  const text = await answer.text();
  if (!answer.ok) {
    throw new Error(`${answer.status} to ${method} ${path} ${body ?? ''}: ${text.slice(0, 500)}`);
  }
  const kept = await fetch(`${url}/recorded/${key}`, { signal });
  const statements = deserialize(Buffer.from(await kept.arrayBuffer()));
  if (statements.length === 0) {
    throw new Error(`${method} ${path} ran no statement, so there is nothing to measure it against.`);
  }
  return { statements, answer: text };
}

/** The statements and the answer of each of these requests, recorded on an API process of its own, each at its second call, when what is kept in memory is there. */
export async function recordRequests(stack, requests) {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const preload = `--require ${join(import.meta.dirname, 'record-statements.cjs')}`;
  const recorder = stack.service('recorder', join(ROOT, 'backend/dist/main.js'), [], {
    PORT: String(port),
    API_RATE_LIMIT: '1000000',
    CALL_RATE_LIMIT: '0',
    // A statement that waits for a connection is run by whoever gives one back.
    DATABASE_POOL: '40',
    NODE_OPTIONS: preload,
  });
  await untilAnswering(`${url}/api/health/ready`, recorder);
  const recorded = [];
  for (const [index, request] of requests.entries()) {
    await recordOne(url, `warm-${index}`, request);
    recorded.push(await recordOne(url, String(index), request));
  }
  process.kill(recorder.pid, 'SIGTERM');
  await recorder.exited;
  return recorded;
}

/** Starts the limit of these requests: a bare server that runs the statements which the product runs for each of them. */
export async function startReplay(stack, requests) {
  const recorded = await recordRequests(stack, requests);
  const byRequest = new Map(
    requests.map(({ method, path, body }, index) => [`${method} ${path} ${body ?? ''}`, recorded[index]]),
  );
  const file = join(stack.folder, 'recorded');
  writeFileSync(file, serialize(byRequest));
  const limitPort = await findFreePort();
  const limit = stack.service('limit', join(import.meta.dirname, 'replay-server.mjs'), [], {
    LIMIT_PORT: String(limitPort),
    RECORDED: file,
  });
  await untilAnswering(`http://127.0.0.1:${limitPort}/`, limit);
  return { ...limit, name: 'limit', url: `http://127.0.0.1:${limitPort}` };
}
