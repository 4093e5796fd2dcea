import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ROOT } from './paths.mjs';
import { readEslint, readJest, readPlaywright, readRespect, readTap, recordCheck } from './reports.mjs';

/**
 * Milliseconds without a word after which a step is taken to hang. A step may take as long as it needs: how long that is,
 * the machine decides.
 */
const SILENCE = 300_000;
const bin = (path) => join(ROOT, 'node_modules', path);
const checksBin = (path) => join(ROOT, 'checks', 'node_modules', path);

/** Folders with packages of their own: starting the product need not wait for them. */
const NEEDS_CHECKS = { packages: ['checks'] };
const NEEDS_E2E = { packages: ['e2e'] };

/** What keeps about one processor busy: such steps in a row run two at a time, and say nothing until they fail. */
const HALF = { light: true, quiet: true };
const LIGHT = { ...HALF, group: 'small', silenceMs: SILENCE };
/** For commands that say nothing before their end. */
const MUTE = { silenceMs: 3 * SILENCE };

/**
 * The others take longer, or need what a machine without a browser does not have. Every eighth one is started; all with
 * `EVERY_BENCH`, as `npm run test:long` does.
 */
export const CHEAP_BENCHES = [
  'access',
  'alerts',
  'areas',
  'backup',
  'busy',
  'campaigns',
  'charts',
  'closing',
  'crash',
  'digests',
  'exports',
  'feed',
  'freshness',
  'fuzz',
  'imports',
  'letters',
  'lists',
  'matching',
  'mutations',
  'office',
  'outbox',
  'overload',
  'pipeline',
  'races',
  'reads',
  'relay',
  'reports',
  'seals',
  'sign-in',
  'stamping',
  'topology',
  'webhooks',
];

/** A command that is one check by its exit status. */
const check = (name, title, args, more = {}) => ({ ...LIGHT, ...MUTE, name, title, args, read: recordCheck, ...more });

/** Waits for two compilers, which takes longer than all that it looks at; `npm run test:long` sets `EVERY_STEP`. */
const LONG_TEST = 'dev.test.mjs';

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
      .filter((file) => file.endsWith('.test.mjs') && (process.env.EVERY_STEP || file !== LONG_TEST))
      .map((file) => join(folder, file)),
  ],
  read: readTap,
});

/** With `COVERAGE`, a folder, the lines that the tests of a workspace run are counted there. */
const coverage = (name) =>
  process.env.COVERAGE
    ? [
        '--coverage',
        '--coverageProvider=v8',
        '--coverageReporters=json-summary',
        `--coverageDirectory=${join(process.env.COVERAGE, name)}`,
        '--collectCoverageFrom=src/**/*.{ts,tsx}',
        '--collectCoverageFrom=!**/*.{spec,d}.{ts,tsx}',
      ]
    : [];

/** The tests of a workspace. Nothing is said before a file ends, and a batch of specs takes minutes on a busy machine. */
const jest = (name, title, config = 'jest.config.js') => ({
  ...MUTE,
  name,
  group: name,
  title,
  cwd: name,
  args: (report) => [
    bin('jest/bin/jest.js'),
    '--config',
    config,
    '--ci',
    '--json',
    '--outputFile',
    report,
    ...coverage(name),
  ],
  read: readJest,
});

/**
 * Every step of `npm test`, in order. A step is a command of Node with a report; `read` counts the checks in it.
 * `packages` names folders whose packages it needs beside the product's, `prepare` answers what must be added to its
 * environment.
 */
export const STEPS = [
  // The longest of its batch, so that no processor waits for it at the end.
  {
    ...LIGHT,
    ...MUTE,
    ...NEEDS_CHECKS,
    name: 'lint',
    title: 'Lint and import table',
    args: (report) => [checksBin('eslint/bin/eslint.js'), '.', '--format', 'json', '--output-file', report],
    read: readEslint,
  },
  {
    ...HALF,
    name: 'document',
    group: 'document',
    title: 'Every operation of the API document, judged by Respect',
    silenceMs: SILENCE,
    args: (report) => ['e2e/respect/run.mjs', report],
    packages: ['e2e/respect'],
    read: readRespect,
  },
  // Installs four generators and waits for their compiler: `npm run test:long` sets `EVERY_STEP`.
  ...(process.env.EVERY_STEP
    ? [
        check(
          'clients',
          "Clients by other people's generators tell the guide's story",
          () => ['e2e/generators/run.mjs'],
          {
            packages: ['e2e/generators'],
          },
        ),
      ]
    : []),
  ...(existsSync(join(ROOT, 'scripts/openapi.mjs'))
    ? [
        check('openapi', 'The committed API document and client match the code', () => [
          'scripts/openapi.mjs',
          '--check',
        ]),
      ]
    : []),
  check('configuration', 'The page of the configuration matches the code', () => [
    'scripts/configuration.mjs',
    '--check',
  ]),
  check(
    'advisories',
    'No package has an advisory that nobody has judged',
    () => ['checks/advisories.mjs'],
    NEEDS_CHECKS,
  ),
  { ...nodeTests('checks', 'The checks themselves', 'checks/test'), ...NEEDS_CHECKS },
  check('unused', 'No file, export or package is unused', () => [checksBin('knip/bin/knip.js'), '--no-progress'], {
    packages: ['checks', 'e2e'],
  }),
  ...['contract', 'backend', 'tools', 'demo', 'admin-ui', 'site-ui', 'e2e'].map((part) =>
    check(
      `types-${part}`,
      `Types of ${part}`,
      () => [bin('typescript/bin/tsc'), '-p', part, '--noEmit'],
      part === 'e2e' ? NEEDS_E2E : {},
    ),
  ),
  {
    name: 'benches',
    group: 'small',
    title: 'The benches still run',
    ...NEEDS_CHECKS,
    quiet: true,
    silenceMs: SILENCE,
    args: () => ['bench/smoke.mjs', ...CHEAP_BENCHES.filter((_, at) => process.env.EVERY_BENCH || at % 8 === 0)],
    read: recordCheck,
  },
  jest('backend', 'Backend', 'jest.batches.config.js'),
  jest('admin-ui', 'Back office'),
  // It rebuilds what has changed since, so that nothing that runs what was built can go on beside it.
  nodeTests('launch', 'The commands themselves', 'scripts/test'),
  { ...jest('site-ui', 'Site'), ...HALF },
  { ...jest('tools', 'Backup and servers'), ...HALF },
  { ...jest('demo', 'Demo data'), ...HALF },
  check(
    'openapi-lint',
    'The API document follows the rules of spectral, OWASP and redocly',
    () => ['checks/lint-openapi.mjs'],
    NEEDS_CHECKS,
  ),
  check(
    'format',
    'Code is formatted',
    () => [checksBin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    NEEDS_CHECKS,
  ),
  {
    name: 'browser',
    group: 'browser',
    title: 'Journeys in a browser',
    ...NEEDS_E2E,
    silenceMs: SILENCE,
    args: () => [join(ROOT, 'e2e/node_modules/@playwright/test/cli.js'), 'test', '--config', 'e2e'],
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
