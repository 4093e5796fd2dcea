import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';
import { install, isInstalled } from '../lib/install.mjs';

const MACHINE = {
  version: process.version,
  modules: process.versions.modules,
  arch: process.arch,
  glibc: process.report.getReport().header.glibcVersionRuntime ?? null,
};
const ASK = `import { isInstalled } from '${join(ROOT, 'scripts/lib/install.mjs')}';
process.stdout.write(String(isInstalled(process.argv[1])));`;

let folder;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stowbridge-stamp-'));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  // The stamp is what is looked at, not npm.
  await install({ mustRun: async () => undefined }, folder);
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** What a process answers that differs from this one in something. */
function isInstalledWith(other) {
  const { version, modules, arch, glibc } = { ...MACHINE, ...other };
  const pretend = join(folder, 'pretend.cjs');
  writeFileSync(
    pretend,
    `const set = (target, name, value) => Object.defineProperty(target, name, { value });
    set(process, 'version', '${version}');
    set(process.versions, 'modules', '${modules}');
    set(process, 'arch', '${arch}');
    set(process.report, 'getReport', () => ({ header: { glibcVersionRuntime: ${JSON.stringify(glibc)} } }));`,
  );
  const args = ['--require', pretend, '--input-type=module', '--eval', ASK, folder];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 10_000 });
  assert.equal(stderr, '');
  return stdout;
}

test('[FDEP-09] a patch release of Node does not install the packages again', () => {
  assert.equal(isInstalledWith({ version: 'v20.99.7' }), 'true');
});

for (const [name, value] of [
  ['modules', '999'],
  ['arch', 'mips'],
  ['glibc', MACHINE.glibc ? null : '2.36'],
]) {
  test(`[FDEP-09] they are installed again when the machine has other ${name}`, () => {
    assert.equal(isInstalledWith({ [name]: value }), 'false');
  });
}

test('[FDEP-16] npm start installs what the product needs, and npm test adds the rest without emptying the folder', async () => {
  const commands = [];
  const npm = { mustRun: async (_name, _command, args) => void commands.push(args.join(' ')) };
  const there = () => ['product', 'all'].map((extent) => isInstalled(folder, extent));
  rmSync(join(folder, 'node_modules', '.installed-for'));
  assert.deepEqual(there(), [false, false]);
  await install(npm, folder, 'product');
  assert.deepEqual(there(), [true, false]);
  await install(npm, folder);
  assert.deepEqual(there(), [true, true]);
  await install(npm, folder);
  const expected = [/ ci --omit=dev /, / install --no-save --include=dev /, / ci --include=dev /];
  expected.forEach((one, index) => assert.match(` ${commands[index]}`, one));
});

test('[FDEP-16] an installation that breaks off is not taken for one', async () => {
  const npm = { mustRun: async () => Promise.reject(new Error('no network')) };
  await assert.rejects(install(npm, folder), /no network/);
  assert.equal(isInstalled(folder, 'product'), false);
});
