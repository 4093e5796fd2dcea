import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

const TEXT = /\.(?:[cm]?[jt]sx?|json|md|ya?ml|css|html|sh|sql)$|Dockerfile$/;
const TEST = /\.(?:spec|test|e2e-spec)\.[cm]?[jt]sx?$/;
/** What is installed, built or made by runs; hidden folders hold nothing of ours but what CI runs. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'coverage',
  'temp',
  'secrets',
  'test-results',
  'playwright-report',
  'package-lock.json',
]);

const ID = '[A-Z]{2,6}-\\d{2,3}';
const BRACKET = new RegExp(`\\[\\s*(${ID}(?:(?:\\s*[,;]\\s*|\\s+(?:to\\s+)?)${ID})*)\\s*\\]`, 'g');
const RANGE = /\b([A-Z]{2,6})-(\d{2,3})\s+to\s+\1-(\d{2,3})\b/g;
const LINE = new RegExp(`^- (${ID})(?: \\([^)]*\\))?: (.+)$`, 'gm');

const COMMENT_LINE = /^[ \t]*(?:\/\/|\/\*|\*).*$/gm;
/** The head of a test that does not run, up to the end of its title. */
const SKIPPED =
  /\b(?:(?:it|test|describe)(?:\.\w+)*\.(?:skip|todo|fixme)(?:\.\w+)*|x(?:it|test|describe))\s*\(\s*(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/g;

const areaOf = (id) => id.slice(0, id.indexOf('-'));

function* textsBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.') || LEFT_OUT.has(entry.name)) {
      continue;
    }
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      yield* textsBelow(path);
    } else if (entry.isFile() && TEXT.test(entry.name)) {
      yield { path: relative(ROOT, path), text: readFileSync(path, 'utf8') };
    }
  }
}

/** All texts of the repository that people wrote or generated, by path and content. */
export const repositoryTexts = () => [...textsBelow(ROOT)];

/** The statements of a page, `- ID (source): statement`, by id. */
export const statementsIn = (text) => [...text.matchAll(LINE)].map(([, id, statement]) => ({ id, statement }));

/**
 * The ids that a text names: those in square brackets, whatever their area, and every other one of an area that exists.
 * A range, `X-01 to X-03`, names all between its ends.
 */
export function idsIn(text, areas) {
  const found = new Set([...text.matchAll(BRACKET)].flatMap(([, inside]) => inside.match(new RegExp(ID, 'g'))));
  for (const [id] of text.matchAll(new RegExp(`\\b${ID}\\b`, 'g'))) {
    if (areas.has(areaOf(id))) {
      found.add(id);
    }
  }
  for (const [, area, from, to] of text.matchAll(RANGE)) {
    if (areas.has(area)) {
      for (let at = Number(from); at <= Number(to); at += 1) {
        found.add(`${area}-${String(at).padStart(from.length, '0')}`);
      }
    }
  }
  return found;
}

/** The ids that the tests of a file prove: in square brackets and one by one, not in a comment and not of a skipped test. */
export function provenIn(source) {
  const live = source.replace(COMMENT_LINE, '').replace(SKIPPED, '');
  return new Set(
    [...live.matchAll(BRACKET)]
      .filter(([, inside]) => !/\sto\s/.test(inside))
      .flatMap(([, inside]) => inside.match(new RegExp(ID, 'g'))),
  );
}

const isTest = (path) => TEST.test(path);

/** `path: id` for each id that a text names and no statement has. */
export function unknownIds(texts, known) {
  const areas = new Set([...known].map(areaOf));
  return texts.flatMap(({ path, text }) =>
    [...idsIn(text, areas)].filter((id) => !known.has(id)).map((id) => `${path}: ${id}`),
  );
}

/** The ids that no test proves. */
export function unprovenIds(texts, wanted) {
  const proven = new Set(texts.filter(({ path }) => isTest(path)).flatMap(({ text }) => [...provenIn(text)]));
  return wanted.filter((id) => !proven.has(id));
}
