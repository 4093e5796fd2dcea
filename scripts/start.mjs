// npm start: from a fresh checkout to a running product. Must stay readable for an old Node: see lib/node-version.mjs.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/launcher.mjs').then(function (launcher) {
  return launcher.launch();
}).then(function (code) {
  process.exit(code);
});
