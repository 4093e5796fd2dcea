import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';
import { quickSpecs } from '../lib/quick-specs.mjs';

test('[FTEST-69] a spec is quick unless it reaches a server of the tests or starts a program', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-quick-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'dist'));
  const files = {
    'rules.ts': "import { join } from 'node:path'; export const rule = join('a', 'b');",
    'rules.spec.ts': "import { rule } from './rules'; export { rule };",
    'database.ts': 'export const url = process.env.TEST_DATABASE_URL;',
    'app.ts': "export { url } from './database';",
    'far.spec.ts': "import { url } from './app'; export { url };",
    'late.e2e-spec.ts': "export const load = () => import('./database');",
    'program.spec.ts': "import { spawn } from 'node:child_process'; export { spawn };",
    'named.spec.ts': "export const names = ['TEST_REDIS_URL'];",
    'dist/built.spec.ts': '',
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  assert.deepEqual(
    quickSpecs(folder).map((file) => relative(folder, file)),
    ['named.spec.ts', 'rules.spec.ts'],
  );
});

test('[FTEST-69] every spec of the contract is quick', () => {
  const found = quickSpecs(join(ROOT, 'contract')).map((file) => relative(ROOT, file));
  assert.ok(found.includes('contract/src/stages.spec.ts'));
  assert.ok(quickSpecs(join(ROOT, 'backend')).length >= 20);
});
