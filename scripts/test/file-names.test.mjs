import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';

const PROGRAMS = ['admin-ui', 'backend', 'bench', 'checks', 'contract', 'e2e', 'openapi', 'scripts', 'site-ui'];

/** Installed, built or made by runs; the generated client; and data whose names are the codes of states. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist|coverage|temp|test-results|playwright-report)$|^openapi\/client$|\/maps\/data\/places$/;

/** `deal-view.tsx`, `deal-view.dates.spec.tsx`, `1790000000001-first.ts`. */
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Names that tools or custom give. */
const GIVEN = /^(README\.md|Dockerfile|[A-Za-z-]*LICENSE\.txt|THIRD-PARTY\.txt)$/;

function* pathsBelow(folder) {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.') || LEFT_OUT.test(path)) {
      continue;
    }
    yield path;
    if (entry.isDirectory()) {
      yield* pathsBelow(path);
    }
  }
}

test('files and folders of every program have names in kebab-case, those of components, too', () => {
  const paths = PROGRAMS.flatMap((program) => [...pathsBelow(program)]);
  assert.ok(paths.length > 1000, `only ${paths.length} were found`);
  const names = paths.filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return !KEBAB.test(name) && !GIVEN.test(name);
  });
  assert.deepEqual(names, []);
});
