import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';
import { idsIn, provenIn, repositoryTexts, statementsIn, unknownIds, unprovenIds } from '../lib/requirements.mjs';

const PAGES = 'docs/requirements/';
/** What goes beyond the specification: it is named where it was asked for, and may be said before it is proved. */
const BEYOND = `${PAGES}quality.md`;

const texts = repositoryTexts();
const statements = texts
  .filter(({ path }) => path.startsWith(PAGES))
  .flatMap(({ path, text }) => statementsIn(text).map((line) => ({ ...line, path })));
const ids = statements.map(({ id }) => id);
// Put together, so that this file itself names no id.
const id = (number) => `AUTH-${number}`;
const areas = new Set(['AUTH']);

test('every statement of the requirements has an id of its own', () => {
  assert.ok(statements.length > 1_000, `only ${statements.length} were found`);
  assert.deepEqual(
    ids.filter((one, at) => ids.indexOf(one) !== at),
    [],
  );
});

test('every id that the repository names can be looked up in docs/requirements', () => {
  const unknown = unknownIds(texts, new Set(ids));
  assert.deepEqual(
    unknown,
    [],
    `these stand on no page of docs/requirements: mend the id, or add its sentence to ${BEYOND}`,
  );
});

test('a test proves every statement of the specification and every call', () => {
  const unproven = unprovenIds(
    texts,
    statements.filter(({ path }) => path !== BEYOND).map((line) => line.id),
  );
  assert.deepEqual(unproven, [], 'no title of a test that runs names these in square brackets');
});

test('an id is found in brackets, in a range and as a word of its area', () => {
  assert.deepEqual(
    [...idsIn(`[${id('01')}, ${id('02')}] and (${id('03')}), as UTF-16`, areas)],
    [id('01'), id('02'), id('03')],
  );
  assert.deepEqual([...idsIn(`[${id('07')} to ${id('10')}]`, areas)].sort(), ['07', '08', '09', '10'].map(id));
  assert.deepEqual([...idsIn(`[NONE${'-01'}]`, areas)], [`NONE${'-01'}`]);
});

test('comments, skipped tests and ranges prove nothing', () => {
  const title = `'[${id('01')}] asks for it'`;
  assert.deepEqual([...provenIn(`it(${title}, () => {});`)], [id('01')]);
  for (const source of [
    `  // it(${title}, () => {});`,
    ` * [${id('01')}]`,
    `it.skip(${title}, () => {});`,
    `it.todo(${title});`,
    `xit(${title}, () => {});`,
    `it('[${id('01')} to ${id('03')}] asks for all', () => {});`,
  ]) {
    assert.deepEqual([...provenIn(source)], [], source);
  }
});

test('every record of a decision stands in the index under its title, and every row has its record', () => {
  const folder = 'docs/decisions/';
  const pages = texts
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path, text }) => ({ file: path.slice(folder.length), text }));
  const records = pages.filter(({ file }) => file !== 'README.md');
  const index = pages.find(({ file }) => file === 'README.md').text;
  const rows = [...index.matchAll(/^\| (\d{4}) \| \[(.+)\]\((.+?)\) \| \d{4}-\d\d-\d\d \| [a-z]+ \|$/gm)].map(
    ([, number, title, file]) => `${number} ${title} ${file}`,
  );
  assert.ok(records.length > 50, `only ${records.length} were found`);
  const wanted = records.map(({ file, text }) => `${file.slice(0, 4)} ${/^# (.+)$/m.exec(text)[1]} ${file}`);
  assert.deepEqual(
    wanted.filter((row) => !rows.includes(row)),
    [],
    `${folder}README.md lacks these`,
  );
  assert.deepEqual(
    rows.filter((row) => !wanted.includes(row)),
    [],
    'these rows have no record of that number, title and name',
  );
  assert.equal(new Set(rows.map((row) => row.slice(0, 4))).size, rows.length, 'a number is given twice');
});

test('every place that the glossary, the architecture and the instructions name is there', () => {
  const pages = texts.filter(
    ({ path }) => ['docs/glossary.md', 'docs/architecture.md'].includes(path) || path.startsWith('docs/how-to/'),
  );
  const places = pages
    .flatMap(({ text }) => [
      ...text.matchAll(/`((?:contract|backend|tools|demo|admin-ui|site-ui|e2e|scripts|checks)\/[^`\s]+)`/g),
    ])
    .map(([, place]) => place);
  assert.ok(places.length > 120, `only ${places.length} were found`);
  assert.deepEqual(
    places.filter((place) => !existsSync(join(ROOT, place))),
    [],
  );
});
