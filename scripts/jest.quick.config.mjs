import { createRequire } from 'node:module';
import { join } from 'node:path';
import admin from '../admin-ui/jest.config.js';
import site from '../site-ui/jest.config.js';
import { ROOT } from './lib/paths.mjs';
import { quickSpecs } from './lib/quick-specs.mjs';

const backend = createRequire(import.meta.url)('../backend/jest.config.js');

/** What these say holds for a whole run. */
const WHOLE = ['maxWorkers', 'workerIdleMemoryLimit', 'testTimeout', 'globalSetup'];

const project = (name, config, changes) => ({
  ...Object.fromEntries(Object.entries(config).filter(([key]) => !WHOLE.includes(key))),
  displayName: name,
  rootDir: join(ROOT, name),
  ...changes,
});
const escaped = (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The specs that need nothing but the code: the contract's and the backend's without servers and programs, those of the
 * back office that draw no screen (a screen of react-admin takes seconds), and the site's.
 */
export default {
  projects: [
    project('backend', backend, {
      testRegex: [...quickSpecs(join(ROOT, 'backend')), ...quickSpecs(join(ROOT, 'contract'))].map(
        (file) => `^${escaped(file)}$`,
      ),
    }),
    project('admin-ui', admin, { testRegex: '\\.spec\\.ts$' }),
    project('site-ui', site, {}),
  ],
  maxWorkers: 2,
  testTimeout: 20_000,
};
