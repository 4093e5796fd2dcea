import { ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { AddressInfo, createServer, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadConfig } from '../src/config';
import { findFreePort } from '@stowbridge/tools/embedded/server';
import { reachDatabase, Unreachable } from '../src/platform/database/reach';
import type { Part } from '../src/platform/ops/life-log';
import { checkMachine } from '../src/start';
import { VERSION } from '../src/platform/common/version';
import { createEmptyDatabase, createTestDatabase } from './test-database';
import { startBucket } from './bucket';
import { eventually } from './test-worker';

const ROOT = resolve(__dirname, '../..');
const DIST = join(ROOT, 'backend/dist');
const NOBODY = 'postgres://nobody:hush@127.0.0.1:1/none';

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program of the product until it ends, or until what it says is enough. */
async function run(
  program: string,
  env: Record<string, string>,
  enough: (stdout: string, child: ChildProcess) => boolean | Promise<boolean> = () => false,
): Promise<Ended> {
  const given = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    DATABASE_URL: NOBODY,
    REDIS_URL: 'redis://127.0.0.1:1',
    SECRET_KEY: 'a secret that is only used by tests, 32+',
    ...env,
  };
  const child = spawn(process.execPath, [join(DIST, program)], { env: given, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (part: Buffer) => (said[name] += part.toString()));
  }
  const ended = once(child, 'close') as Promise<[number | null]>;
  try {
    await eventually(async () => child.exitCode !== null || (await enough(said.stdout, child)));
  } finally {
    child.kill('SIGKILL');
  }
  const [code] = await ended;
  return { code, ...said };
}

describe('a start', () => {
  let folder: string;
  let taken: Server;
  let port: string;
  beforeAll(async () => {
    if (!existsSync(join(DIST, 'main.js'))) {
      throw new Error('The backend is not built: run npm run build.');
    }
    folder = mkdtempSync(join(tmpdir(), 'stowbridge-start-'));
    writeFileSync(join(folder, 'a-file'), '');
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    port = String((taken.address() as AddressInfo).port);
  });
  afterAll(() => {
    taken.close();
    rmSync(folder, { recursive: true });
  });

  const refused = async (part: Part, env: Record<string, string>): Promise<string> => {
    const needed = {
      DATABASE_URL: NOBODY,
      REDIS_URL: 'redis://127.0.0.1:1',
      SECRET_KEY: 'a secret that is only used by tests, 32+',
      DATA_DIR: folder,
      PORT: '0',
      SITE_DIST: 'none',
    };
    return checkMachine(part, loadConfig({ ...needed, ...env })).then(
      () => 'taken',
      (error: Error) => error.message,
    );
  };

  it('[FOPS-07] is refused in one sentence where this machine does not allow what a setting asks for', async () => {
    const inAFile = join(folder, 'a-file', 'data');
    const folders = (name: string, path: string, code: string, example: string): string =>
      `${name} must lead to a folder that can be written, and ${path} cannot (${code}), for example ${example}.`;
    const bucket = 's3://key:secret@host:9000/bucket?region=us-east-1&tls=false';
    expect(await refused('api', {})).toBe('taken');
    expect(await refused('api', { DATA_DIR: inAFile })).toBe(
      folders('DATA_DIR', join(inAFile, 'files'), 'ENOTDIR', '.data'),
    );
    expect(await refused('api', { STORAGE_URL: 'file:/proc/stowbridge' })).toBe(
      folders('STORAGE_URL', '/proc/stowbridge', 'ENOENT', bucket),
    );
    expect(await refused('worker', { STORAGE_URL: bucket, DATA_DIR: '/proc/stowbridge' })).toBe(
      folders('DATA_DIR', '/proc/stowbridge', 'ENOENT', '.data'),
    );
    // Nothing is written below DATA_DIR then, so it may be read-only.
    expect(
      await refused('worker', { STORAGE_URL: bucket, DATA_DIR: '/proc/stowbridge', SMTP_URL: 'smtp://127.0.0.1' }),
    ).toBe('taken');
    for (const HOST of ['203.0.113.7', 'no-such-name.invalid']) {
      expect(await refused('api', { HOST })).toBe('HOST must be an address of this machine, for example 127.0.0.1.');
    }
    for (const name of ['PORT', 'METRICS_PORT']) {
      expect(await refused('api', { [name]: port })).toBe(
        `${name} is ${port}, which another program has taken; choose another one, for example ${Number(port) + 1}.`,
      );
    }
    expect(await refused('worker', { PORT: port })).toBe('taken');
    expect(await refused('worker', { SITE_DIST: '/nowhere' })).toBe('taken');
  });

  it('[FOPS-05] is refused in one sentence where a front end is not, unless none is wanted', async () => {
    const [site, admin] = [join(folder, 'site'), join(folder, 'admin')];
    mkdirSync(join(site, 'server'), { recursive: true });
    writeFileSync(join(site, 'server', 'entry-server.js'), '');
    mkdirSync(admin);
    const remedy = 'build it by npm run build, or set SITE_DIST=none for an API alone.';
    expect(await refused('api', { SITE_DIST: '/nowhere' })).toBe(
      `SITE_DIST leads to /nowhere, where no built site is; ${remedy}`,
    );
    for (const SITE_DIST of [site, 'none']) {
      expect(await refused('api', { SITE_DIST, ADMIN_DIST: admin })).toBe(
        `ADMIN_DIST leads to ${admin}, where no built back office is; ${remedy}`,
      );
    }
    writeFileSync(join(admin, 'index.html'), '');
    for (const SITE_DIST of [site, 'none']) {
      expect(await refused('api', { SITE_DIST, ADMIN_DIST: admin })).toBe('taken');
    }
  });

  it.each([
    [
      'main.js',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'hush' },
      /^OTEL_EXPORTER_OTLP_ENDPOINT must be .*, for example http:\/\/127\.0\.0\.1:4318\.\n$/,
    ],
    ['main.js', { SECRET_KEY: ' '.repeat(40) }, /^SECRET_KEY holds nothing but white space, for example .*\.\n$/],
    ['main.js', { SITE_DIST: '/nowhere' }, /^SITE_DIST leads to \/nowhere, where no built site is; .*\.\n$/],
    ['worker.js', { DATA_DIR: '/proc/stowbridge' }, /^DATA_DIR must lead to a folder that can be written, .*\.\n$/],
    ['worker.js', { METRICS_PORT: 'TAKEN' }, /^METRICS_PORT is \d+, which another program has taken; .*\.\n$/],
    [
      'database/migrate.js',
      { DATABASE_URL: '', DATABASE_URL_FILE: '/none/such' },
      /^DATABASE_URL_FILE must name a file that can be read, but \/none\/such cannot \(ENOENT\), .*\.\n$/,
    ],
    ['../../demo/dist/main.js', { DEMO: 'maybe' }, /^DEMO must be .*, for example 1\.\n$/],
  ])('[FOPS-07] of %s with %j ends with 78 and one sentence', async (program, env, sentence) => {
    const given = Object.entries(env).map(([name, value]) => [name, value === 'TAKEN' ? port : value]);
    const { code, stdout, stderr } = await run(program, {
      DATA_DIR: folder,
      PORT: '0',
      ...(Object.fromEntries(given) as Record<string, string>),
    });
    expect([code, stderr]).toEqual([78, expect.stringMatching(sentence)]);
    expect(stdout + stderr).not.toContain('hush');
  });

  it('[FOPS-07] says again and again that the database cannot be reached, and warns of a name that is almost one of ours', async () => {
    const { stdout, stderr } = await run(
      'worker.js',
      { DATA_DIR: folder, REDIS_ULR: 'x' },
      (text) => text.split('cannot be reached').length > 2,
    );
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { level: string; message: string });
    const messages = lines.filter(({ level }) => level === 'warn').map(({ message }) => message);
    const gone = 'The database cannot be reached (ECONNREFUSED); DATABASE_URL or DATABASE_URL_FILE says where it is.';
    expect(messages.slice(0, 3)).toEqual(['REDIS_ULR is no setting of this product; REDIS_URL is one.', gone, gone]);
    expect(stderr).toBe('');
  });

  it('[FOPS-05] on a database without a schema lives, is not ready, and says what is to be run', async () => {
    const empty = await createEmptyDatabase();
    const ready = async (port: number): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`, {
        signal: AbortSignal.timeout(5000),
      }).catch(() => undefined);
      return answer && [answer.status, await answer.json()];
    };
    const down = [503, expect.objectContaining({ status: 'down', postgres: 'ok', schema: 'behind' })];
    try {
      for (const [program, name] of [
        ['main.js', 'PORT'],
        ['worker.js', 'METRICS_PORT'],
      ]) {
        const own = await findFreePort();
        let seen: unknown;
        const env = {
          DATABASE_URL: empty.url,
          REDIS_URL: process.env.TEST_REDIS_URL ?? '',
          DATA_DIR: folder,
          SITE_DIST: 'none',
          [name]: String(own),
        };
        const { stdout } = await run(program, env, async (text) => {
          seen ??= await ready(own);
          return seen !== undefined && (program !== 'main.js' || text.includes('database/migrate.js'));
        });
        expect([program, seen]).toEqual([program, down]);
        if (program === 'main.js') {
          expect(stdout).toContain(
            'The database does not have the schema of this version yet, so nothing is served: node backend/dist/database/migrate.js',
          );
        }
      }
    } finally {
      await empty.drop();
    }
  });

  it.each([
    ['main.js', 'PORT'],
    ['worker.js', 'METRICS_PORT'],
  ])('[FOPS-11] says in JSON what Node and packages warn of in %s, and what ends it', async (program, name) => {
    const [database, bucket] = [await createTestDatabase(), await startBucket()];
    const planted = join(folder, 'planted.cjs');
    writeFileSync(
      planted,
      `process.on('SIGUSR2', () => { process.emitWarning('a planted warning'); setTimeout(() => { throw new Error('a planted failure'); }, 50); });`,
    );
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: process.env.TEST_REDIS_URL ?? '',
      STORAGE_URL: bucket.url,
      DATA_DIR: folder,
      SITE_DIST: 'none',
      NODE_OPTIONS: `--require ${planted}`,
      [name]: String(await findFreePort()),
    };
    try {
      let asked = false;
      const { code, stdout, stderr } = await run(program, env, (text, child) => {
        if (!asked && text.includes('"listening"')) {
          asked = child.kill('SIGUSR2');
        }
        return false;
      });
      const lines = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { level: string; message: string; stack?: string });
      expect([code, stderr]).toEqual([1, '']);
      const bad = lines.filter(({ level }) => level === 'warn' || level === 'fatal');
      expect(bad.map(({ level, message }) => [level, message])).toEqual(
        expect.arrayContaining([
          ['warn', 'a planted warning'],
          ['fatal', 'a planted failure'],
        ]),
      );
      expect(bad.find(({ level }) => level === 'fatal')?.stack).toContain('planted.cjs');
      expect(stdout).not.toContain('AWS SDK');
    } finally {
      await Promise.all([database.drop(), bucket.close()]);
    }
  });

  it.each([
    ['main.js', 'api', 'PORT'],
    ['worker.js', 'worker', 'METRICS_PORT'],
  ])('[FOPS-08] tells the life of %s in four lines', async (program, part, name) => {
    const database = await createTestDatabase();
    const own = await findFreePort();
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: process.env.TEST_REDIS_URL ?? '',
      DATA_DIR: folder,
      SITE_DIST: 'none',
      DRAIN_SECONDS: '0',
      BUILD_COMMIT: '4f1c2d3a',
      [name]: String(own),
    };
    try {
      let asked = false;
      const { code, stdout } = await run(program, env, (text, child) => {
        if (!asked && text.includes('"listening"')) {
          asked = child.kill('SIGTERM');
        }
        return false;
      });
      const life = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ context }) => context === 'Process');
      expect(code).toBe(0);
      const same = { level: 'info', part, pid: expect.any(Number) };
      expect(life).toEqual([
        expect.objectContaining({
          ...same,
          message: 'starting',
          version: VERSION,
          commit: '4f1c2d3a',
          node: process.versions.node,
        }),
        expect.objectContaining({
          ...same,
          message: 'listening',
          address: `http://127.0.0.1:${own}`,
          ms: expect.any(Number),
        }),
        expect.objectContaining({ ...same, message: 'stopping', signal: 'SIGTERM' }),
        expect.objectContaining({ ...same, message: 'stopped', code: 0 }),
      ]);
    } finally {
      await database.drop();
    }
  });

  it.each(['main.js', 'worker.js'])('[FOPS-08] of %s with --version needs no settings', (program) => {
    const said = execFileSync(process.execPath, [join(DIST, program), '--version'], {
      env: { BUILD_COMMIT: '4f1c2d3a5b' },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(said).toBe(`Stowbridge ${VERSION} (4f1c2d3)\n`);
  });

  it('[FOPS-08] is of one version everywhere', () => {
    const versionOf = (file: string): string =>
      (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { version: string }).version;
    expect([
      versionOf('package.json'),
      versionOf('backend/package.json'),
      /^ARG VERSION=(.+)$/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'))?.[1],
    ]).toEqual([VERSION, VERSION, VERSION]);
    const launched = execFileSync(process.execPath, [join(ROOT, 'scripts/start.mjs'), '--version'], {
      env: { PATH: process.env.PATH, BUILD_COMMIT: '4f1c2d3a5b' },
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(launched).toBe(`Stowbridge ${VERSION} (4f1c2d3)\n`);
  });

  it('[FOPS-07] gives up in one sentence when the database stays away, is absent, or lets nobody in', async () => {
    const server = new URL(process.env.TEST_DATABASE_URL ?? '');
    const [absent, stranger] = [new URL(server), new URL(server)];
    absent.pathname = '/no_such_database';
    stranger.password = 'hush';
    const said: string[] = [];
    for (const [url, reason] of [
      [NOBODY, 'ECONNREFUSED'],
      [absent.href, 'database "no_such_database" does not exist'],
      [stranger.href, 'password authentication failed for user "stowbridge"'],
    ]) {
      const failure = reachDatabase(url, (sentence) => said.push(sentence), { patience: 0 });
      await expect(failure).rejects.toThrow(Unreachable);
      await expect(failure).rejects.toThrow(
        `The database cannot be reached (${reason}); DATABASE_URL or DATABASE_URL_FILE says where it is.`,
      );
    }
    expect(said).toEqual([]);
    await reachDatabase(server.href, (sentence) => said.push(sentence), { patience: 0 });
  });
});
