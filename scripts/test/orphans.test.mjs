import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../lib/ports.mjs';
import { clear, Launched, processesOf } from './launched.mjs';

/** In the order of a start, with what each runs: a next start shows that it gets over where the one before it was killed. */
const STEPS = [
  ['Starting Postgres and Redis', /bin\/(initdb|postgres) /],
  ['Starting Postgres and Redis', /(redis|valkey)-server/],
  ['Migrating the database', /migrate\.js/],
  ['Making demo data', /demo\/dist\/main\.js/],
  ['Starting API and worker', /worker\.js/],
  ['] Ready.', /main\.js/],
];
/** `npm run test:long` kills at each of them in both ways. */
const EVERY_STEP = Boolean(process.env.EVERY_STEP);
/** Some seconds on an idle machine; the limit is for one that runs other tests too. */
const START_MS = 180_000;
/** Five seconds, and what a busy machine adds. */
const END_MS = 30_000;

let folder;
const launches = [];

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'stowbridge-orphans-'));
  // Postgres runs under another account when we are root and must be able to pass.
  chmodSync(folder, 0o711);
});

after(async () => {
  for (const name of ['kept', 'removed']) {
    await clear(join(folder, name), launches);
  }
  rmSync(folder, { recursive: true, force: true });
});

async function start(data) {
  const launched = new Launched({ DATA_DIR: data, DEMO: '0', PORT: String(await findFreePort()) });
  launches.push(launched);
  return launched;
}

/** Waits until a step runs what it is there for, or is over. */
async function untilRunning(launched, data, at) {
  const [step, command] = STEPS[at];
  const [next = 'never said'] = STEPS.slice(at).find(([later]) => later !== step) ?? [];
  await launched.untilSaid(step, START_MS);
  while (
    launched.child.exitCode === null &&
    !launched.output.includes(next) &&
    !processesOf(data).some((one) => command.test(one))
  ) {
    await sleep(5);
  }
}

/** Removes a folder into which processes write that are about to end. */
function removeWhileWritten(data) {
  const begin = Date.now();
  while (existsSync(data)) {
    try {
      rmSync(data, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'ENOTEMPTY' || Date.now() - begin > END_MS) {
        throw error;
      }
    }
  }
}

/** Waits until nothing of a folder runs any more, and answers the milliseconds; what is left then is the failure. */
async function untilNothingRuns(data) {
  const begin = Date.now();
  while (processesOf(data).length > 0 && Date.now() - begin < END_MS) {
    await sleep(100);
  }
  assert.deepEqual(processesOf(data), []);
  return Date.now() - begin;
}

describe('a launcher that is killed at any step', { concurrency: true }, () => {
  for (const removed of [false, true]) {
    test(`[FOPS-06] leaves no process, ${removed ? 'though its folder is removed' : 'and its folder for the next start'}`, async (t) => {
      const data = join(folder, removed ? 'removed' : 'kept');
      const steps = [...STEPS.entries()].filter(([at]) => EVERY_STEP || at % 2 === Number(removed));
      for (const [at, [step]] of steps) {
        mkdirSync(data, { recursive: true });
        const launched = await start(data);
        await untilRunning(launched, data, at);
        launched.child.kill('SIGKILL');
        await launched.exited;
        if (removed) {
          removeWhileWritten(data);
        }
        t.diagnostic(`killed at "${step}": all ended after ${await untilNothingRuns(data)} ms`);
      }
      const last = await start(data);
      await last.untilReady(START_MS);
      last.child.kill('SIGTERM');
      assert.equal(await last.end(END_MS), 0);
      assert.deepEqual(processesOf(data), []);
    });
  }
});
