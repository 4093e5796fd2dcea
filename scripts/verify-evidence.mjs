// npm run verify-evidence [-- --head HASH]: says whether the evidence is as it was when it was sealed; ends with 0, or 1 with the first row that is not.
import { requireNode } from './lib/node-version.mjs';

const LIMIT_MS = 60 * 60_000;

requireNode();
import('./lib/beside-command.mjs')
  .then(function (command) {
    return command.beside('verify-evidence', 'backend/dist/verify-evidence.js', process.argv.slice(2), LIMIT_MS);
  })
  .then(function (code) {
    process.exit(code);
  });
