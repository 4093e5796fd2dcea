// npm run admin -- someone@example.com: makes an administrator, or gives one a new temporary password; --list, --revoke.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/beside-command.mjs')
  .then(function (command) {
    return command.beside('admin', 'backend/dist/admin.js', process.argv.slice(2));
  })
  .then(function (code) {
    process.exit(code);
  });
