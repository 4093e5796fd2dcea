import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { needPackagesOf } from '../../scripts/lib/install.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';

const STRYKER = 'bench/mutations/node_modules/@stryker-mutator';
/** By the workspace whose specs judge them: of the quick ones, which need nothing but the code. */
const PURE = {
  backend: /^(contract\/src\/.*|backend\/src\/.*\.(rules|access|policy))\.ts$/,
  'admin-ui': /^admin-ui\/src\/.*(\.(rules|access|policy)|\/filters)\.ts$/,
  'site-ui': /^site-ui\/src\/.*(\.(rules|access|policy)|\/filters)\.ts$/,
};
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

const FOLDERS = ['contract', 'backend', 'admin-ui', 'site-ui'].map((name) => `${name}/src`);

const settings = (name, mutate) => ({
  // Texts are compared where they are shown.
  mutator: { excludedMutations: ['StringLiteral'] },
  mutate,
  inPlace: true,
  testRunner: 'jest',
  plugins: [join(ROOT, STRYKER, 'jest-runner/dist/src/index.js')],
  jest: { projectType: 'custom', configFile: `${name}.jest.json`, enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 30_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  jsonReporter: { fileName: `${name}.report.json` },
});

/**
 * Lets Stryker change the contract and the other pure files.
 *
 * @param files parts of the paths of those that are changed
 * @returns how many changes were noticed, of how many
 */
export async function changePure(copy, { files }) {
  await needPackagesOf('bench/mutations');
  const { default: quick } = await import(pathToFileURL(join(copy.folder, 'scripts/jest.quick.config.mjs')));
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name}`),
  ).filter((name) => files.split(',').some((part) => name.includes(part)) && !/\.spec\.ts$/.test(name));
  const sum = { noticed: 0, made: 0 };
  const place = (name) => join(copy.folder, name);
  for (const [name, pattern] of Object.entries(PURE)) {
    const mutate = sources.filter((source) => pattern.test(source));
    if (mutate.length === 0) {
      continue;
    }
    const project = { ...quick.projects.find((one) => one.displayName === name), displayName: undefined };
    writeFileSync(place(`${name}.jest.json`), JSON.stringify(project));
    writeFileSync(place(`${name}.stryker.json`), JSON.stringify(settings(name, mutate)));
    const { status } = await copy.run(join(ROOT, STRYKER, 'core/bin/stryker.js'), ['run', `${name}.stryker.json`], {
      show: true,
    });
    if (status !== 0) {
      throw new Error(`Stryker ended with ${status}`);
    }
    const report = JSON.parse(readFileSync(place(`${name}.report.json`), 'utf8'));
    const states = Object.values(report.files).flatMap(({ mutants }) => mutants.map((one) => one.status));
    sum.noticed += states.filter((state) => NOTICED.includes(state)).length;
    sum.made += states.filter((state) => [...NOTICED, ...UNNOTICED].includes(state)).length;
  }
  return sum;
}
