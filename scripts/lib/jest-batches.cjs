const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join, basename } = require('node:path');

/** What one spec mocks the others of its batch would get, too. */
const ALONE = /jest\.(mock|resetModules|isolateModules)\(/;

/** What a spec sets in the environment, and spies on, ends with it. */
const PRELUDE = `const env = { ...process.env };
function end() {
  jest.restoreAllMocks();
  for (const name of Object.keys(process.env).filter((name) => !(name in env))) {
    delete process.env[name];
  }
  Object.assign(process.env, env);
}
`;

/**
 * A configuration of Jest by which specs run several in one file, as `npm test` runs them: loading the product is most of
 * what a small one costs. By itself each runs with the configuration that is given.
 * @param root the folder of a workspace
 * @param together how many specs share one load
 * @param specs the absolute paths of those that may
 * @param others those that may not
 */
function inBatches(root, config, together, specs, others) {
  const folder = join(__dirname, '..', '..', 'temp', 'batches', basename(root));
  const alone = specs.filter((spec) => ALONE.test(readFileSync(spec, 'utf8')));
  const shared = specs.filter((spec) => !alone.includes(spec)).sort();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let at = 0; at < shared.length; at += together) {
    const parts = shared.slice(at, at + together).map((spec) => {
      const [title, path] = [spec.slice(root.length + 1), spec].map((text) => JSON.stringify(text));
      return `describe(${title}, () => {\n  require(${path});\n  afterAll(end);\n});\n`;
    });
    writeFileSync(join(folder, `${at}.batch.js`), PRELUDE + parts.join(''));
  }
  return {
    ...config,
    rootDir: root,
    roots: [...config.roots, folder],
    testRegex: ['\\.batch\\.js$', ...[...others, ...alone].map((spec) => `${spec.replaceAll('.', '\\.')}$`)],
  };
}

module.exports = { inBatches };
