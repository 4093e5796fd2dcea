import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: join(import.meta.dirname, '../..') });

/** The complaints about a spec that holds this code. */
async function complaints(code, filePath = 'backend/src/a.spec.ts') {
  const [{ messages }] = await eslint.lintText(`export async function look() { ${code} }`, { filePath });
  return messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').map(({ message }) => message.split(':')[0]);
}

test('[FTEST-58] a test that sleeps fails the lint; one that looks until something is there does not', async () => {
  for (const sleeping of ['await sleep(50);', 'await new Promise((resolve) => setTimeout(resolve, 50));']) {
    for (const file of ['backend/src/a.spec.ts', 'site-ui/src/a.spec.tsx', 'scripts/test/a.test.mjs']) {
      assert.deepEqual(
        await complaints(sleeping, file),
        ['Wait for a state, not for a time'],
        `${sleeping} in ${file}`,
      );
    }
    assert.deepEqual(await complaints(`while (!done()) { ${sleeping} }`), []);
    assert.deepEqual(await complaints(sleeping, 'backend/src/a.ts'), []);
  }
  // A turn of the event loop is no time.
  assert.deepEqual(await complaints('await new Promise((resolve) => setTimeout(resolve));'), []);
});
