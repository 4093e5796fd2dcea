// npm run seed -- --properties 1000000 --events 10000000: fills an empty database with more than the demo.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/seed-command.mjs')
  .then(function (command) {
    return command.seed(process.argv.slice(2));
  })
  .then(function (code) {
    process.exit(code);
  });
