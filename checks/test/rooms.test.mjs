import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { roomless, TABLE, zones } from '../lint/rooms.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';

/** Some file of a room; of a zone that names files, one of those. */
function fileIn(room) {
  const [folder, pattern = ''] = room.split('/**/');
  const ends = pattern ? /\.(dto|queries)\.ts$/ : /(?<!\.d)\.tsx?$/;
  const path = join(ROOT, folder);
  const file = existsSync(path)
    ? readdirSync(path, { recursive: true }).find(
        (name) => ends.test(name) && !name.includes('node_modules') && !/\.spec\.|^dist/.test(name),
      )
    : undefined;
  return file && join(path, file);
}

test('[FEVI-24] the README shows the import table that the lint holds', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const rows = TABLE.map(([room, imports]) => `| ${room} | ${imports} |`).join('\n');
  assert.ok(readme.includes(`| room | imports |\n|---|---|\n${rows}\n`), `The README must hold these rows:\n${rows}`);
  assert.deepEqual(roomless(), []);
});

test('[FEVI-24] a forbidden import fails the lint, in each zone', async () => {
  const eslint = new ESLint({ cwd: ROOT });
  const tries = zones.flatMap(({ target, from, except, message }) => {
    const importer = fileIn(target);
    const neighbour = () => readdirSync(join(ROOT, from)).find((name) => `./${name}` !== except[0]);
    const imported = fileIn(except ? `${from}/${neighbour()}` : from);
    return importer && imported ? [{ target, importer, imported, message }] : [];
  });
  assert.ok(tries.length > 0.9 * zones.filter(({ from }) => !from.includes('**')).length);
  for (const target of new Set(tries.map((one) => one.target))) {
    const here = tries.filter((one) => one.target === target);
    const folder = dirname(here[0].importer);
    const paths = here.map(({ imported }) => relative(folder, imported).replace(/\.tsx?$/, ''));
    const [{ messages }] = await eslint.lintText(paths.map((path) => `import './${path}';\n`).join(''), {
      filePath: join(folder, 'made-for-the-test.ts'),
    });
    here.forEach(({ imported, message }, at) => {
      const refused = messages.some(
        (found) => found.line === at + 1 && found.message.includes(message.replace(/\.$/, '')),
      );
      assert.ok(refused, `${target} may import ${imported}`);
    });
  }
});
