import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { STEPS } from '../../scripts/lib/test-steps.mjs';

test('[FEVI-23] npm test finds files, exports and packages that nothing uses', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'stowbridge-unused-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  // The rules of the repository, for one workspace.
  const rules = readFileSync(join(ROOT, 'knip.jsonc'), 'utf8').replace(
    /"workspaces": \{[^]*\n {2}\},\n/,
    '"entry": ["main.js"]',
  );
  const files = {
    'knip.jsonc': rules,
    'package.json': '{"name": "house", "type": "module", "dependencies": {"bolt": "1.0.0"}}',
    'main.js': "import { used } from './part.js';\nused();\n",
    'part.js': 'export const used = () => undefined;\nexport const spare = 1;\n',
    'left.js': 'export const left = 1;\n',
  };
  mkdirSync(join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  const { args } = STEPS.find(({ name }) => name === 'unused');
  const { status, stdout } = spawnSync(process.execPath, args(), { cwd: folder, encoding: 'utf8' });
  assert.equal(status, 1);
  for (const name of ['left.js', 'spare', 'bolt']) {
    assert.ok(stdout.includes(name), `${name} is not in ${stdout}`);
  }
  assert.doesNotMatch(stdout, /^used\b/m);
});
