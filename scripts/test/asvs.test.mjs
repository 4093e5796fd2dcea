import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';

const OVERVIEW = 'docs/security/asvs.md';
const PAGES = 'docs/security/asvs';
const VERDICTS = ['passed', 'not applicable', 'deviation', 'open'];
/** Of ASVS 5.0.0, by level. */
const REQUIREMENTS = { 1: 70, 2: 183 };

const ROW = /^\| (V(\d+)\.\d+\.\d+) \| (.*?) \| (.+?) \| (.*?) \| (.+) \|$/;
/** A file, perhaps with the ids that it proves in brackets or the title of a test in quotes. */
const FILE = /`([\w./-]+\/[\w./-]+\.[a-z]+)`(?: \[([^\]]+)\]| "([^"]+)")?/g;
const DECISION = /\[(\d{4})\]\(\.\.\/\.\.\/decisions\/([\w.-]+)\)/g;

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const rows = readdirSync(join(ROOT, PAGES)).flatMap((page) =>
  read(`${PAGES}/${page}`)
    .split('\n')
    .filter((line) => line.startsWith('| V'))
    .map((line) => {
      const [, id, chapter, level, , verdict, why = ''] = ROW.exec(line) ?? [];
      return { page, line, id, chapter, level, verdict, why };
    }),
);
const named = rows.flatMap(({ id, why }) =>
  [...why.matchAll(FILE)].map(([, path, ids, title]) => ({ id, path, words: ids?.split(', ') ?? [title ?? ''] })),
);

test('every requirement of ASVS 5.0.0, levels 1 and 2, has one row, on the page of its chapter', () => {
  assert.deepEqual(
    rows.filter(({ id }) => !id).map(({ line }) => line),
    [],
  );
  const ids = rows.map(({ id }) => id);
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
  );
  assert.deepEqual(
    rows.filter(({ page, chapter }) => page !== `v${chapter.padStart(2, '0')}.md`).map(({ id }) => id),
    [],
  );
  for (const [level, wanted] of Object.entries(REQUIREMENTS)) {
    assert.equal(rows.filter((row) => row.level === level).length, wanted, `level ${level}`);
  }
  assert.equal(rows.length, REQUIREMENTS[1] + REQUIREMENTS[2]);
});

test('every row has a verdict that is known, and says why', () => {
  const wrong = rows.filter(
    ({ verdict, why }) =>
      !VERDICTS.includes(verdict) ||
      (verdict === 'open' && !why.includes('Missing: ')) ||
      (verdict === 'deviation' && !/^(?:Forced by the specification|Chosen).*: .+ Risk: .+ Softened: /.test(why)),
  );
  assert.deepEqual(
    wrong.map(({ line }) => line),
    [],
  );
});

test('what passed names the files that prove it; all that are named exist, with their ids and titles', () => {
  const proven = new Set(named.map(({ id }) => id));
  assert.deepEqual(
    rows.filter(({ id, verdict }) => verdict === 'passed' && !proven.has(id)).map(({ id }) => id),
    [],
  );
  const gone = named.filter(({ path, words }) => {
    const text = existsSync(join(ROOT, path)) ? read(path) : undefined;
    return text === undefined || words.some((word) => !text.includes(word));
  });
  assert.deepEqual(gone, []);
});

test('every decision that is named exists, under its number', () => {
  const decisions = rows.flatMap(({ id, why }) =>
    [...why.matchAll(DECISION)].map(([, number, file]) => ({ id, number, file })),
  );
  assert.ok(decisions.length > 20, `only ${decisions.length} were found`);
  assert.deepEqual(
    decisions.filter(
      ({ number, file }) => !file.startsWith(`${number}-`) || !existsSync(join(ROOT, 'docs/decisions', file)),
    ),
    [],
  );
});

test('the overview counts the verdicts of each chapter, and of all', () => {
  const counts = (some) => [
    some.length,
    ...VERDICTS.map((one) => some.filter(({ verdict }) => verdict === one).length),
  ];
  const overview = read(OVERVIEW);
  const chapters = [...new Set(rows.map(({ page }) => page))];
  for (const page of chapters) {
    const shown = overview.match(new RegExp(`\\(asvs/${page}\\) \\| (.+) \\|$`, 'm'))?.[1];
    assert.equal(shown, counts(rows.filter((row) => row.page === page)).join(' | '), page);
  }
  assert.ok(overview.includes(`| all | ${counts(rows).join(' | ')} |\n`), counts(rows).join(' | '));
});
