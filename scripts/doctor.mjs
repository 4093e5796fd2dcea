// npm run doctor [-- --mail someone@example.com]: looks at everything that the product needs, and says what to do.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/doctor-command.mjs')
  .then(function (command) {
    return command.doctor(process.argv.slice(2));
  })
  .then(function (code) {
    process.exit(code);
  });
