// npm run backup [-- --to folder]: copies database and files, also while the product runs; --verify folder checks a backup.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/backup-command.mjs')
  .then(function (command) {
    return command.backup(process.argv.slice(2));
  })
  .then(function (code) {
    process.exit(code);
  });
