import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './paths.mjs';

const TAP_TEST = /^\s*(not )?ok \d+ - (.*?)(?: # (?:SKIP|TODO).*)?\n\s*---\n\s*duration_ms: ([\d.]+)/gm;
const MOST_NAMED = 20;
const REASON_LINES = 8;

const reasonOf = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, REASON_LINES)
    .join('\n');

const outcome = (name, ms, failed, reason) =>
  failed ? { name, ms, failed, reason: reasonOf(reason) } : { name, ms, failed };

const ofJest = ({ testResults }) =>
  testResults.flatMap(({ name: file, status: all, message, assertionResults }) =>
    all === 'failed' && assertionResults.length === 0
      ? [outcome(relative(ROOT, file), 0, true, message)]
      : assertionResults
          .filter(({ status }) => ['passed', 'failed'].includes(status))
          .map(({ fullName, duration, status, failureMessages }) =>
            outcome(fullName, duration ?? 0, status === 'failed', failureMessages?.[0]),
          ),
  );

const ofPlaywright = ({ title, suites = [], specs = [] }) => [
  ...suites.flatMap((suite) => ofPlaywright({ ...suite, title: [title, suite.title].filter(Boolean).join(' > ') })),
  ...specs.flatMap((spec) =>
    spec.tests.map(({ results, status }) =>
      outcome(
        `${title} > ${spec.title}`,
        Math.max(0, ...results.map(({ duration }) => duration)),
        ['unexpected', 'flaky'].includes(status),
        results.find(({ error }) => error)?.error.message,
      ),
    ),
  ),
];

const ofTap = (text) =>
  [...text.matchAll(TAP_TEST)].map(([, not, name, ms]) => outcome(name, Math.round(Number(ms)), Boolean(not)));

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {}; // whoever wrote it was killed
  }
}

/** The tests in the report of a step: name, milliseconds, whether and why it failed; none where a step is one check. */
export function testsIn(file) {
  if (!existsSync(file)) {
    return [];
  }
  const text = readFileSync(file, 'utf8');
  if (text.startsWith('TAP')) {
    return ofTap(text);
  }
  const report = parsed(text);
  return report.testResults ? ofJest(report) : report.suites ? ofPlaywright(report) : [];
}

/** A name for the code as it stands, changes that are not committed included; undefined where there is no Git. */
export function codeState() {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, stdio: 'pipe', maxBuffer: 2 ** 28 });
  try {
    const parts = [git('rev-parse', 'HEAD'), git('diff', 'HEAD'), git('status', '--porcelain')];
    return parts
      .reduce((hash, part) => hash.update(part), createHash('sha256'))
      .digest('hex')
      .slice(0, 16);
  } catch {
    return undefined;
  }
}

/**
 * Writes how long each test took and whether it failed into `test-times.json` of a folder, beside what it says of the
 * others. Answers the tests that passed once and failed once with the same code.
 */
export function recordTests(folder, code, tests) {
  const file = join(folder, 'test-times.json');
  const records = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : {};
  const changed = tests.filter(({ name, failed }) => {
    const before = records[name];
    return code !== undefined && before?.code === code && before.failed !== failed;
  });
  for (const { name, ms, failed } of tests) {
    records[name] = { ms, failed, code };
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(records, undefined, 1));
  return changed.map(({ name }) => name).slice(0, MOST_NAMED);
}

/** What failed, a line for each with why below it: whoever reads only the end of a long run sees it. */
export function failureLines(tests) {
  const failed = tests.filter((one) => one.failed);
  const more = failed.length > MOST_NAMED ? [`… and ${failed.length - MOST_NAMED} more`] : [];
  return [
    ...failed
      .slice(0, MOST_NAMED)
      .flatMap(({ name, reason }) => [`✘ ${name}`, ...(reason ? reason.split('\n').map((line) => `  ${line}`) : [])]),
    ...more,
  ];
}
