// npm test: sets everything up and runs every test. Must stay readable for an old Node: see lib/node-version.mjs.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/test-command.mjs')
  .then(function (command) {
    return command.test(process.argv.slice(2));
  })
  .then(function (code) {
    process.exit(code);
  });
