import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { install, isInstalled } from './install.mjs';
import { ROOT } from './paths.mjs';
import { readEslint, readJest, readPlaywright, readRespect, readTap, recordCheck } from './reports.mjs';

/**
 * Milliseconds without a word after which a step is taken to hang. A step may take as long as it needs: how long that is,
 * the machine decides.
 */
const SILENCE = 300_000;
const RUNNER = join(ROOT, 'e2e', 'respect');
const bin = (path) => join(ROOT, 'node_modules', path);

/** What keeps about one processor busy: such steps in a row run two at a time, and say nothing until they fail. */
const HALF = { light: true, quiet: true };
const LIGHT = { ...HALF, group: 'small', silenceMs: SILENCE };
/** For commands that say nothing before their end. */
const MUTE = { silenceMs: 3 * SILENCE };

/** The others take longer, or need what a machine without a browser does not have. */
const CHEAP_BENCHES = [
  'charts',
  'crash',
  'exports',
  'fuzz',
  'lists',
  'office',
  'outbox',
  'races',
  'reads',
  'relay',
  'topology',
];

/** A command that is one check by its exit status. */
const check = (name, title, args) => ({ ...LIGHT, ...MUTE, name, title, args, read: recordCheck });

/** The tests of a folder that Node itself runs, one file after the other. */
const nodeTests = (name, title, folder) => ({
  ...HALF,
  name,
  group: 'small',
  title,
  silenceMs: SILENCE,
  args: (report) => [
    '--test',
    '--test-concurrency=1',
    ...[
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${report}`,
    ],
    ...readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith('.test.mjs'))
      .map((file) => join(folder, file)),
  ],
  read: readTap,
});

/** The tests of a workspace. */
const jest = (name, title) => ({
  name,
  group: name,
  title,
  cwd: name,
  silenceMs: SILENCE,
  args: (report) => [bin('jest/bin/jest.js'), '--ci', '--json', '--outputFile', report],
  read: readJest,
});

/**
 * Every step of `npm test`, in order. A step is a command of Node with a report; `read` counts the checks in it.
 * `prepare` answers what must be added to its environment.
 */
export const STEPS = [
  ...(existsSync(join(ROOT, 'scripts/openapi.mjs'))
    ? [
        check('openapi', 'The committed API document and client match the code', () => [
          'scripts/openapi.mjs',
          '--check',
        ]),
      ]
    : []),
  check('openapi-lint', 'The API document follows the rules of spectral and redocly', () => [
    'checks/lint-openapi.mjs',
  ]),
  check('configuration', 'The page of the configuration matches the code', () => [
    'scripts/configuration.mjs',
    '--check',
  ]),
  {
    ...LIGHT,
    ...MUTE,
    name: 'lint',
    title: 'Lint and import table',
    args: (report) => [bin('eslint/bin/eslint.js'), '.', '--format', 'json', '--output-file', report],
    read: readEslint,
  },
  nodeTests('checks', 'The checks themselves', 'checks/test'),
  check('unused', 'No file, export or package is unused', () => [bin('knip/bin/knip.js'), '--no-progress']),
  check('format', 'Code is formatted', () => [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
  ...['contract', 'backend', 'tools', 'demo', 'admin-ui', 'site-ui', 'e2e'].map((part) =>
    check(`types-${part}`, `Types of ${part}`, () => [bin('typescript/bin/tsc'), '-p', part, '--noEmit']),
  ),
  {
    name: 'benches',
    group: 'small',
    title: 'The benches still run',
    quiet: true,
    silenceMs: SILENCE,
    args: () => ['bench/smoke.mjs', ...CHEAP_BENCHES],
    read: recordCheck,
  },
  jest('backend', 'Backend'),
  { ...jest('tools', 'Backup and servers'), ...HALF },
  { ...jest('demo', 'Demo data'), ...HALF },
  jest('admin-ui', 'Back office'),
  {
    name: 'document',
    group: 'document',
    title: 'Every operation of the API document, judged by Respect',
    silenceMs: SILENCE,
    args: (report) => ['e2e/respect/run.mjs', report],
    // It has packages of its own: whoever only starts the product need not wait for them.
    prepare: async ({ children }) => {
      if (!isInstalled(RUNNER)) {
        await install(children, RUNNER, ['--ignore-scripts']);
      }
    },
    read: readRespect,
  },
  // It builds anew what has changed since, so that nothing that runs what was built can go on beside it.
  nodeTests('launch', 'The commands themselves', 'scripts/test'),
  { ...jest('site-ui', 'Site'), ...HALF },
  {
    name: 'browser',
    group: 'browser',
    title: 'Journeys in a browser',
    silenceMs: SILENCE,
    args: () => [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e'],
    prepare: async ({ children, report }) => {
      const browser = await findBrowser(children);
      console.log(`Browser: ${browser.path}`);
      return {
        ...browser.env,
        CHROMIUM_PATH: browser.path,
        CHROMIUM_ARGS: browser.args.join(' '),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      };
    },
    read: readPlaywright,
  },
];

/** What `--only` may name. */
export const GROUPS = [...new Set(STEPS.map((step) => step.group))];
