// npm run db:generate: the SQL by which the database lags behind the entities, for the author of a migration.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/beside-command.mjs')
  .then(function (command) {
    return command.beside('generate', 'backend/dist/platform/database/generate.js', []);
  })
  .then(function (code) {
    process.exit(code);
  });
