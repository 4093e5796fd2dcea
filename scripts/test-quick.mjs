// npm run test:quick: the specs that need nothing but the code. Must stay readable for an old Node: see lib/node-version.mjs.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireNode } from './lib/node-version.mjs';

requireNode();
var jest = fileURLToPath(new URL('../node_modules/jest/bin/jest.js', import.meta.url));
if (!existsSync(jest)) {
  console.error(
    'The packages are not installed: run npm install first. (npm test does that itself, and runs every test.)',
  );
  process.exit(1);
}
process.argv.splice(2, 0, '--silent', '--config', fileURLToPath(new URL('jest.quick.config.mjs', import.meta.url)));
process.argv[1] = jest;
import(jest);
