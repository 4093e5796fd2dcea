// npm run restore -- --from folder [--force]: brings database and files back from a backup, while the product is stopped.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/backup-command.mjs')
  .then(function (command) {
    return command.restore(process.argv.slice(2));
  })
  .then(function (code) {
    process.exit(code);
  });
