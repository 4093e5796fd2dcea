import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Children, endOrphans } from './children.mjs';
import { requireWritableCheckout } from './data-folder.mjs';
import { installApart, isInstalled } from './install.mjs';
import { ROOT } from './paths.mjs';
import { Interrupted, PlainError } from './plain-error.mjs';
import { endProcess, isRunning, readMark, writeMark } from '../../tools/process-mark.cjs';
import { startPostgres, startRedis } from './servers.mjs';
import { setUp } from './set-up.mjs';
import { Steps } from './steps.mjs';
import { outliveTerminal } from './terminal.mjs';
import { codeState, failureLines, recordTests, testsIn } from './test-records.mjs';
import { STEPS } from './test-steps.mjs';

const PREFIX = 'stowbridge-npm-test-';
const REPORTS = join(ROOT, 'temp', 'test-results');

/** Settings for data that nobody will miss: the tests are a third faster. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The steps that are named by themselves or by their group, all of them when nothing is; and whether the first red one ends the run. */
export function chosen(args) {
  const known = [...new Set(STEPS.flatMap(({ group, name }) => [group, name]))];
  const usage = new PlainError(`Usage: npm test [-- [--bail] [--only ${known.join('|')}]]`);
  let options;
  try {
    options = parseArgs({ args, options: { bail: { type: 'boolean', default: false }, only: { type: 'string' } } });
  } catch {
    throw usage;
  }
  const { bail, only } = options.values;
  const names = only?.split(',') ?? known;
  if (!names.every((name) => known.includes(name))) {
    throw usage;
  }
  return { bail, wanted: STEPS.filter(({ group, name }) => names.includes(group) || names.includes(name)) };
}

/** Removes what killed runs left: their processes by their marks, then their folders. */
async function clearKilledRuns() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    if (statSync(folder).uid !== process.getuid?.()) {
      continue;
    }
    const owner = readMark(join(folder, 'owner.json'));
    if (!owner || isRunning(owner)) {
      continue;
    }
    await endOrphans(folder);
    for (const server of ['postgres', 'redis']) {
      const mark = readMark(join(folder, server, 'server.json'));
      if (mark) {
        await endProcess(mark);
      }
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs what the steps need beside the product's packages; says one line for each folder. */
async function installNeeded(wanted, steps, children) {
  for (const folder of new Set(wanted.flatMap(({ packages = [] }) => packages))) {
    if (!isInstalled(join(ROOT, folder))) {
      await steps.run(`Installing the packages of ${folder}/`, () => installApart(children, folder));
    }
  }
}

/** A folder for one run. */
function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  writeMark(join(folder, 'owner.json'), process.pid);
  return folder;
}

async function runStep(step, context) {
  const report = join(REPORTS, `${step.name}.json`);
  rmSync(report, { force: true });
  try {
    const added = (await step.prepare?.({ children: context.children, report })) ?? {};
    const env = { ...process.env, NODE_ENV: 'test', ...context.env, ...added };
    const cwd = join(ROOT, step.cwd ?? '.');
    const options = { cwd, env, silenceMs: step.silenceMs, show: !step.quiet };
    const { status, output } = await context.children.run(step.name, process.execPath, step.args(report), options);
    if (step.quiet && status !== 0) {
      console.log(output.split('\n').slice(-120).join('\n'));
    }
    return { ...step.read(report, status), tests: testsIn(report) };
  } catch (error) {
    if (error instanceof Interrupted) {
      throw error;
    }
    return { passed: 0, failed: 1, skipped: 0, complaint: error instanceof PlainError ? error.message : error.stack };
  }
}

/** The steps in order, in batches: light ones in a row are one batch, any other is one of its own. */
function batchesOf(steps) {
  const batches = [];
  for (const step of steps) {
    const last = batches.at(-1);
    if (step.light && last?.[0].light) {
      last.push(step);
    } else {
      batches.push([step]);
    }
  }
  return batches;
}

/** Runs a batch, two steps at a time; `begin` is told of each when it begins. Answers the results in the order of the steps. */
async function runBatch(batch, context, begin) {
  const results = [];
  let next = 0;
  const runner = async () => {
    while (next < batch.length) {
      const at = next;
      next += 1;
      begin(batch[at]);
      const began = Date.now();
      results[at] = { ...(await runStep(batch[at], context)), seconds: Math.round((Date.now() - began) / 1000) };
    }
  };
  await Promise.all([runner(), runner()]);
  return results;
}

async function startServers(steps, folder, servers) {
  const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;
  const start = async (title, work) => {
    const server = await steps.run(`Starting ${title}`, work);
    servers.push(server);
    return server.url;
  };
  const options = { dataFolder: folder };
  return {
    TEST_DATABASE_URL:
      TEST_DATABASE_URL ||
      (await start('Postgres', () => startPostgres({ ...options, database: 'postgres', settings: CARELESS }))),
    TEST_REDIS_URL: TEST_REDIS_URL || (await start('Redis', () => startRedis(options))),
  };
}

/** Sets up, runs the steps and prints the sum; answers the exit code. */
export async function test(args) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const steps = new Steps();
  const servers = [];
  const table = [];
  const tests = [];
  let folder;
  let children;
  let interrupted = false;
  outliveTerminal();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      interrupted = true;
      void children?.stopAll();
    });
  }
  const add = (title, result) => {
    for (const key of Object.keys(sum)) {
      sum[key] += result[key];
    }
    const time = result.seconds === undefined ? '' : `, ${result.seconds} s`;
    table.push(`  ${title}: ${result.passed} passed, ${result.failed} failed, ${result.skipped} skipped${time}`);
    if (result.complaint) {
      table.push(`    ${result.complaint.replaceAll('\n', '\n    ')}`);
    }
    table.push(...failureLines(result.tests ?? []).map((line) => `    ${line}`));
  };

  try {
    const { bail, wanted } = chosen(args);
    requireWritableCheckout();
    await clearKilledRuns();
    folder = makeFolder();
    children = new Children(folder);
    mkdirSync(REPORTS, { recursive: true });
    await setUp(steps, children);
    await installNeeded(wanted, steps, children);
    const env = await startServers(steps, folder, servers);
    for (const batch of batchesOf(wanted)) {
      const results = await runBatch(batch, { children, env }, (step) => {
        if (interrupted) {
          throw new Interrupted();
        }
        steps.say(`── ${step.title} ──`);
      });
      for (const [at, result] of results.entries()) {
        add(batch[at].title, result);
        tests.push(...(result.tests ?? []).map((one) => ({ ...one, name: `${batch[at].name}: ${one.name}` })));
      }
      if (bail && sum.failed > 0) {
        table.push('  The steps after these were left out.');
        break;
      }
    }
  } catch (error) {
    const complaint =
      error instanceof Interrupted ? 'it was interrupted' : error instanceof PlainError ? error.message : error.stack;
    add('This run', { passed: 0, failed: 1, skipped: 0, complaint });
  } finally {
    await children?.stopAll();
    for (const server of servers.reverse()) {
      await server.stop();
    }
    if (folder) {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  for (const name of recordTests(join(ROOT, '.cache'), codeState(), tests)) {
    table.push(`  Passed once and failed once with the same code: ${name}`);
  }
  steps.say('All steps');
  console.log(table.join('\n'));
  console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;
}
