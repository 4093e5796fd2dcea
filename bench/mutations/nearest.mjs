import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';

const { preProcessFile } = createRequire(join(ROOT, 'package.json'))('typescript');

const SPEC = /\.(spec|e2e-spec)\.ts$/;
/** They run what was built, or say nothing about one change: as long as everything else together, and never red. */
const NO_JUDGE = /child_process|\/fuzz\.e2e|\/load\.spec/;
const PLACES = { contract: 'contract/src', backend: 'backend/src', tools: 'tools', demo: 'demo/src' };
/** How far from a changed file the calls are looked for. */
const STEPS = 3;

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

function resolved(from, name) {
  const [, part, rest] = /^@stowbridge\/(\w+)\/(.+)$/.exec(name) ?? [];
  const path = part ? join(ROOT, PLACES[part] ?? part, rest) : join(dirname(from), name);
  return part || name.startsWith('.') ? ['.ts', ''].map((end) => path + end).find(isFile) : undefined;
}

function* sourcesBelow(folder) {
  for (const name of readdirSync(join(ROOT, folder), { recursive: true })) {
    if (name.endsWith('.ts') && !/(^|\/)(node_modules|dist)\//.test(name) && !name.endsWith('.d.ts')) {
      yield join(ROOT, folder, name);
    }
  }
}

/** What a controller answers, as patterns: `admin/deal/[^/'"`]+/accept`. */
function callsOf(text) {
  const resource = /^@ResourceController\('([^']+)'/m.exec(text)?.[1];
  const named = /^@CallController\('[^']*'(?:, '([^']+)')?|^@Controller\('([^']+)'/m.exec(text);
  const base = resource ? `v1/${resource}` : (named?.[1] ?? named?.[2] ?? '');
  return [...text.matchAll(/^\s+@(?:Get|Post|Put|Patch|Delete)\((?:'([^']*)')?/gm)]
    .map(([, path = '']) => [base, path].filter(Boolean).join('/'))
    .filter((path) => path.includes('/'))
    .map((path) => new RegExp(`/${path.replaceAll(/:\w+/g, '[^/\'"`]+')}(?=[\`'"?])`, 'i'));
}

/** `offers` of `offers.service.ts` and of `offers.e2e-spec.ts`. */
const stemOf = (file) => basename(file).split('.')[0];

/** The backend's sources, who imports whom, and which specs send which calls. */
export class Specs {
  #files = new Map();
  #importers = new Map();

  constructor() {
    for (const file of ['contract/src', 'backend/src', 'backend/test'].flatMap((folder) => [...sourcesBelow(folder)])) {
      const text = readFileSync(file, 'utf8');
      const names = preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
      const imports = names.map((name) => resolved(file, name)).filter(Boolean);
      this.#files.set(file, { text, imports });
      for (const imported of imports) {
        this.#importers.set(imported, [...(this.#importers.get(imported) ?? []), file]);
      }
    }
  }

  /** Those that can judge a change: they run the sources. */
  all() {
    return [...this.#files]
      .filter(([file, { text }]) => SPEC.test(file) && !NO_JUDGE.test(file + text))
      .map(([file]) => file);
  }

  /** What is reached from a file against the imports, with the number of steps. */
  #reached(file) {
    const reached = new Map([[file, 0]]);
    for (const [one, steps] of reached) {
      for (const importer of steps < STEPS ? (this.#importers.get(one) ?? []) : []) {
        if (!reached.has(importer)) {
          reached.set(importer, steps + 1);
        }
      }
    }
    return reached;
  }

  /**
   * The specs nearest to a file, at most `most`: first those that import it or are called like it, then those that send
   * the most of the calls that it serves, last those beside it.
   */
  nearest(file, most) {
    const reached = this.#reached(join(ROOT, file));
    const calls = [...reached.keys()]
      .filter((one) => !SPEC.test(one) && one.startsWith(join(ROOT, 'backend/src')))
      .flatMap((one) => callsOf(this.#files.get(one).text).map((call) => [call, STEPS + 1 - reached.get(one)]));
    const judged = this.all().map((spec) => {
      const { text, imports } = this.#files.get(spec);
      const helpers = imports.filter(
        (one) => this.#files.has(one) && dirname(one).startsWith(join(ROOT, 'backend/test')),
      );
      const sent = (from, worth) => calls.reduce((sum, [call, near]) => sum + (call.test(from) ? near * worth : 0), 0);
      const close =
        (reached.get(spec) === 1 ? 1000 : 0) +
        (stemOf(spec) === stemOf(file) ? 500 : 0) +
        (stemOf(spec).startsWith(stemOf(file)) ? 200 : 0) +
        (dirname(spec) === dirname(join(ROOT, file)) ? 1 : 0);
      const helped = helpers.map((one) => sent(this.#files.get(one).text, 0.2));
      return { spec, worth: close + sent(text, 1) + Math.max(0, ...helped) };
    });
    return judged
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth || (a.spec < b.spec ? -1 : 1))
      .slice(0, most)
      .map(({ spec }) => relative(ROOT, spec));
  }
}
