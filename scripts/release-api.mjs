// npm run release:api: keeps the API's document as this release has it, for the tests of the next one; docs/upgrade.md says when.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './lib/paths.mjs';

const document = readFileSync(process.argv[2] ?? join(ROOT, 'openapi/openapi.json'));
const kept = join(ROOT, 'backend/test/data/last-release-api.json.gz');
writeFileSync(kept, gzipSync(document, { level: 9 }));
console.log(`${kept} is the document of ${JSON.parse(document).info.version}.`);
