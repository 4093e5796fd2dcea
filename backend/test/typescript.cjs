// Loaded before a program that a test starts from the sources: it reads TypeScript as the build does.
const { transformFileSync } = require('@swc/core');
const options = require('../swc.cjs');

require.extensions['.ts'] = (module, path) =>
  module._compile(transformFileSync(path, { ...options, swcrc: false, sourceMaps: 'inline' }).code, path);
