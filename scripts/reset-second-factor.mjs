// npm run reset-second-factor -- someone@example.com: removes a second factor that was lost.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/beside-command.mjs')
  .then(function (command) {
    return command.beside('reset-second-factor', 'backend/dist/reset-second-factor.js', process.argv.slice(2));
  })
  .then(function (code) {
    process.exit(code);
  });
