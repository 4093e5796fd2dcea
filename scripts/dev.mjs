// npm run dev: the product from its sources, which may be edited. Must stay readable for an old Node: see lib/node-version.mjs.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/dev-command.mjs')
  .then(function (command) {
    return command.dev();
  })
  .then(function (code) {
    process.exit(code);
  });
