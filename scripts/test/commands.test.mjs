import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';

const manifest = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
const { scripts, workspaces } = manifest('');

/** What a part of a command starts, by its form: whether it is there. */
const FORMS = [
  [/^(?:exec )?node scripts\/run-tool\.mjs (\S+)$/, (folder) => existsSync(join(ROOT, folder, 'package-lock.json'))],
  [
    /^node scripts\/run-tool\.mjs (\S+) (\S+)( .*)?$/,
    (folder, program) => Object.hasOwn(manifest(folder).dependencies, program),
  ],
  [/^(?:exec )?node (\S+)( .*)?$/, (file) => existsSync(join(ROOT, file))],
  [/^tsc -p (\S+) --noEmit$/, (folder) => existsSync(join(ROOT, folder, 'tsconfig.json'))],
  [
    /^npm run --workspace (\S+) (\S+)$/,
    (folder, script) => workspaces.includes(folder) && Object.hasOwn(manifest(folder).scripts, script),
  ],
];

for (const [name, command] of Object.entries(scripts)) {
  test(`[FDEP-25] npm run ${name} starts what is there`, () => {
    for (const part of command.split(' && ')) {
      const [pattern, isThere] = FORMS.find(([form]) => form.test(part)) ?? [];
      assert.ok(pattern, `a form of command that is not known here: ${part}`);
      assert.ok(isThere(...pattern.exec(part).slice(1)), part);
    }
  });
}

// Those that can say something without doing anything.
for (const [name, args, said] of [
  ['start', ['--version'], /^Stowbridge \d/],
  ['test', ['--only', 'nothing'], /Usage: npm test /],
  ['test:quick', ['--version'], /^\d+\./],
  ['backup', ['--nonsense'], /Usage: npm run backup /],
  ['restore', [], /Usage: npm run restore /],
  ['check:commits', ['HEAD'], /^$/],
]) {
  test(`[FDEP-25] npm run ${name} starts`, () => {
    const { stdout, stderr } = spawnSync('npm', ['run', '--silent', name, '--', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 60_000,
    });
    assert.match(stdout + stderr, said);
  });
}
