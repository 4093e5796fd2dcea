// npm run build: installs and builds what is missing or changed.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/build-command.mjs')
  .then(function (command) {
    return command.build();
  })
  .then(function (code) {
    process.exit(code);
  });
