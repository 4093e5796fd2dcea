// npm start: from a fresh checkout to a running product. Must stay readable for an old Node: see lib/node-version.mjs.
import { requireNode } from './lib/node-version.mjs';

requireNode();
if (process.argv.indexOf('--version') !== -1) {
  import('./lib/version.mjs').then(function (version) {
    console.log('Stowbridge ' + version.versionText());
  });
} else {
  import('./lib/launcher.mjs')
    .then(function (launcher) {
      return launcher.launch();
    })
    .then(function (code) {
      process.exit(code);
    });
}
