import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { contextFilter, environmentOf, readDockerfile } from './dockerfile.mjs';
import { ROOT } from './paths.mjs';

const MINUTE = 60_000;
/** What brings packages into the image. */
const IN_IMAGE = ['backend', 'tools', 'demo'];

/** Copies as hard links: nothing here writes into a file that is there, and a megabyte costs nothing. */
function link(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  const paths = statSync(from).isDirectory() && existsSync(to) ? [`${from}/.`, to] : [from, to];
  // Links do not reach into another file system.
  if (spawnSync('cp', ['--archive', '--link', ...paths]).status !== 0) {
    execFileSync('cp', ['--archive', ...paths]);
  }
}

/** What `npm ci` would install for the processes alone, taken from the packages of this checkout. */
function linkPackages(folder) {
  const workspaces = IN_IMAGE.flatMap((name) => ['--workspace', name]);
  const { stdout } = spawnSync('npm', ['ls', '--all', '--omit=dev', '--parseable', ...workspaces], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: MINUTE,
  });
  const paths = stdout.split('\n').filter((path) => path.startsWith(join(ROOT, 'node_modules/')));
  if (paths.length < 100) {
    throw new Error('npm does not know the packages of the processes.');
  }
  // A package that lies in another comes with it, unless that is not for production.
  for (const path of [...new Set(paths)].sort()) {
    const to = join(folder, relative(ROOT, path));
    if (!existsSync(to)) {
      link(path, to);
    }
  }
}

/** What a build would leave: without the compressed forms that a start has written beside it here. */
function linkBuilt(part, folder) {
  const dist = join(folder, part, 'dist');
  link(join(ROOT, part, 'dist'), dist);
  for (const name of readdirSync(dist, { recursive: true }).filter((file) => /\.(br|gz)(\.part)?$/.test(file))) {
    rmSync(join(dist, name));
  }
}

/** The steps that take minutes, done with what this checkout has: its packages, and what it has built. */
const BOUNDED = new Map([
  ['npm ci --omit=dev', () => undefined],
  [`npm ci --omit=dev ${IN_IMAGE.map((name) => `--workspace ${name}`).join(' ')}`, linkPackages],
  ...['contract', 'backend', 'tools', 'demo', 'admin-ui', 'site-ui'].map((part) => [
    `npm run --workspace ${part} build`,
    (folder) => linkBuilt(part, folder),
  ]),
]);

/**
 * Carries out the Dockerfile's steps in folders, without a container engine.
 *
 * @param full whether packages are installed and programs built as the file says; takes minutes. Otherwise those of this
 *   checkout take their place.
 * @returns the root of the last stage, its folder of work, and the environment of its processes
 */
export function assembleImage(folder, { full = false } = {}) {
  const stages = readDockerfile();
  const roots = new Map();
  let last;
  for (const [index, stage] of stages.entries()) {
    const root = join(folder, stage.name ?? `stage-${index}`);
    const state = { root, work: '/', env: environmentOf(stage), full, roots };
    mkdirSync(root, { recursive: true });
    const parent = roots.get(stage.image);
    if (parent) {
      cpSync(parent.root, root, { recursive: true });
      state.work = parent.work;
    }
    for (const step of stage.steps) {
      carryOut(step, state);
    }
    if (stage.name) {
      roots.set(stage.name, state);
    }
    last = state;
  }
  return { root: last.root, work: join(last.root, last.work), env: last.env };
}

function carryOut(step, state) {
  if (step.instruction === 'WORKDIR') {
    state.work = step.folder;
    mkdirSync(join(state.root, state.work), { recursive: true });
  } else if (step.instruction === 'COPY') {
    copy(step, state);
  } else if (step.instruction === 'RUN') {
    for (const command of step.command.split(' && ')) {
      run(command, state);
    }
  }
}

function copy({ from, paths }, { root, work, roots }) {
  const [to, ...sources] = paths.split(' ').reverse();
  const target = resolve('/', work, to);
  const isAllowed = contextFilter();
  for (const source of sources) {
    const base = from ? join(roots.get(from).root, source) : join(ROOT, source);
    const place = join(
      root,
      target,
      statSync(base).isDirectory() || !(to.endsWith('/') || to === './') ? '' : basename(source),
    );
    if (from) {
      link(base, place);
    } else {
      cpSync(base, place, { recursive: true, filter: (path) => isAllowed(relative(ROOT, path)) });
    }
  }
}

function run(command, { root, work, env, full }) {
  const folder = join(root, work);
  const [program, ...args] = command.split(' ');
  if (program === 'mkdir') {
    return mkdirSync(join(root, args[0]));
  }
  // There is no account of that name here; the one who starts the processes gives them the folder.
  if (program === 'chown') {
    return undefined;
  }
  if (program === 'rm') {
    return execFileSync('sh', ['-c', command], { cwd: folder });
  }
  // Programs of the checkout take seconds: they are run.
  if (full || program === 'node') {
    const more = args[0] === 'ci' ? ['--prefer-offline', '--no-audit', '--no-fund'] : [];
    execFileSync(program, [...args, ...more], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 20 * MINUTE,
    });
    return undefined;
  }
  const instead = BOUNDED.get(command);
  if (!instead) {
    throw new Error(`The Dockerfile runs a command for which there is nothing here yet: ${command}`);
  }
  return instead(folder);
}
