import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './paths.mjs';

const node = (...args) => [process.execPath, ...args];
const bin = (path) => join(ROOT, 'node_modules', path);
const TRANSPILE = join(ROOT, 'backend/transpile.mjs');

/**
 * What is built: from which files, by which commands, and what must be there afterwards. The stamp lies in a folder
 * that the build empties, so that a build by hand without us is noticed too.
 */
const PARTS = [
  {
    name: 'contract',
    title: 'what server and screens agree on',
    inputs: ['contract'],
    output: 'contract/dist',
    stamp: 'contract/dist/.built-from',
    commands: [
      { cwd: 'contract', command: ['rm', '-rf', 'dist'] },
      { cwd: 'contract', command: node(bin('typescript/bin/tsc'), '-p', 'tsconfig.build.json') },
    ],
  },
  {
    name: 'backend',
    title: 'API and worker',
    inputs: ['backend'],
    output: 'backend/dist/main.js',
    stamp: 'backend/dist/.built-from',
    commands: [
      { cwd: 'backend', command: node(TRANSPILE, 'src') },
      { cwd: 'backend', command: node('dist/notices.js') },
    ],
  },
  {
    name: 'tools',
    title: 'backup and servers',
    inputs: ['tools', 'backend/swc.cjs', 'backend/transpile.mjs'],
    output: 'tools/dist/backup/main.js',
    stamp: 'tools/dist/.built-from',
    commands: [{ cwd: 'tools', command: node(TRANSPILE, '.') }],
  },
  {
    name: 'demo',
    title: 'demo data',
    inputs: ['demo', 'backend/swc.cjs', 'backend/transpile.mjs'],
    output: 'demo/dist/main.js',
    stamp: 'demo/dist/.built-from',
    commands: [{ cwd: 'demo', command: node(TRANSPILE, 'src') }],
  },
  {
    name: 'admin-ui',
    title: 'back office',
    inputs: ['admin-ui', 'contract', 'openapi/client'],
    output: 'admin-ui/dist/index.html',
    stamp: 'admin-ui/dist/.built-from',
    commands: [{ cwd: 'admin-ui', command: node(bin('vite/bin/vite.js'), 'build') }],
  },
  {
    name: 'site-ui',
    title: 'site',
    inputs: ['site-ui', 'contract', 'openapi/client'],
    output: 'site-ui/dist/server',
    stamp: 'site-ui/dist/server/.built-from',
    commands: [
      { cwd: 'site-ui', command: node(bin('vite/bin/vite.js'), 'build', '--outDir', 'dist/client') },
      {
        cwd: 'site-ui',
        command: node(bin('vite/bin/vite.js'), 'build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'),
      },
    ],
  },
];

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'test', 'coverage']);
const IGNORED_FILES = /\.(spec|e2e-spec)\.tsx?$|^jest\.|\.tsbuildinfo$/;

function* filesBelow(path) {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) {
      if (!IGNORED_FOLDERS.has(entry.name) && !entry.name.startsWith('.')) {
        yield* filesBelow(child);
      }
    } else if (!IGNORED_FILES.test(entry.name)) {
      yield child;
    }
  }
}

/** A digest of everything a part is made from, by content: a checkout or a touch changes nothing. */
function digestOf(part) {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const input of part.inputs) {
    const path = join(ROOT, input);
    const files = existsSync(path) && statSync(path).isDirectory() ? filesBelow(path) : [path];
    for (const file of files) {
      if (existsSync(file)) {
        hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file));
      }
    }
  }
  return hash.digest('hex');
}

/** Of the named parts, or of all, those whose sources changed since they were built or whose output is gone. */
export function findStaleParts(names = undefined) {
  return PARTS.filter(({ name }) => names?.includes(name) ?? true)
    .map((part) => ({ ...part, digest: digestOf(part) }))
    .filter((part) => {
      const stamp = join(ROOT, part.stamp);
      return !existsSync(join(ROOT, part.output)) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== part.digest;
    });
}

/** What a part was built from, as `digestOf` says. */
export function builtFrom(name) {
  return readFileSync(join(ROOT, PARTS.find((part) => part.name === name).stamp), 'utf8');
}

/** Builds one stale part. */
export async function buildPart(children, part) {
  const stamp = join(ROOT, part.stamp);
  // Without its stamp a build that breaks half-way is stale whatever the sources become.
  rmSync(stamp, { force: true });
  for (const { cwd, command } of part.commands) {
    const env = { ...process.env, NODE_ENV: 'production' };
    await children.mustRun(`build ${part.name}`, command[0], command.slice(1), {
      cwd: join(ROOT, cwd),
      env,
      limitMs: 600_000,
    });
  }
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, part.digest);
}
