import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startPostgres } from './postgres';
import { findMark, isRunning } from '../process-mark.cjs';

jest.setTimeout(60_000);

const weAreRoot = process.getuid?.() === 0;

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** The number of the account that a process runs as. */
function accountOf(pid: number): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

describe('startPostgres', () => {
  let folder: string;
  const folders: string[] = [];
  const servers: EmbeddedPostgres[] = [];

  const freshFolder = (): string => {
    const fresh = mkdtempSync(join(tmpdir(), 'stowbridge-postgres-'));
    folders.push(fresh);
    return fresh;
  };

  const start = async (dataFolder = folder): Promise<EmbeddedPostgres> => {
    const server = await startPostgres({ dataFolder, cacheFolder: join(folder, 'cache') });
    servers.push(server);
    return server;
  };

  // Most tests share one cluster: making one costs more than everything that they do with it.
  beforeAll(() => {
    folder = freshFolder();
  });

  afterEach(async () => {
    for (const server of servers.splice(0)) {
      await server.stop();
    }
  });

  afterAll(() => {
    for (const one of folders) {
      rmSync(one, { recursive: true, force: true });
    }
  });

  it('starts a real Postgres 18 with an empty database of its own, in UTF-8, as an account that is not root', async () => {
    const server = await start();
    const [version, encoding, database] = await query(
      server.url,
      "SELECT current_setting('server_version_num')::int, current_setting('server_encoding'), current_database()",
    );
    expect(version).toBeGreaterThanOrEqual(180_000);
    expect([encoding, database]).toEqual(['UTF8', 'stowbridge']);
    expect(await query(server.url, "SELECT lower('ÄÉ')")).toEqual(['äé']);
    expect(accountOf(server.pid)).not.toBe(0);
  });

  it('brings the extensions that search needs', async () => {
    const server = await start();
    await query(server.url, 'CREATE EXTENSION pg_trgm');
    await query(server.url, 'CREATE EXTENSION unaccent');
    expect(await query(server.url, "SELECT unaccent('Cañon') % 'Canon'")).toEqual([true]);
  });

  it('lets nobody in without the password, and listens on the loopback address alone', async () => {
    const server = await start();
    const wrong = new URL(server.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(await query(server.url, "SELECT current_setting('listen_addresses')")).toEqual(['127.0.0.1']);
    expect(statSync(join(folder, 'postgres', 'password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('[FSEC-14] has a role for our processes that is no superuser, with a password that only its account can read', async () => {
    const server = await start();
    expect(
      await query(server.appUrl, `select current_user, current_setting('is_superuser'), current_database()`),
    ).toEqual(['stowbridge_app', 'off', 'stowbridge']);
    const wrong = Object.assign(new URL(server.appUrl), { password: new URL(server.url).password });
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(join(folder, 'postgres', 'app-password')).mode & 0o777).toBe(0o600);
    await server.stop();
    expect((await start()).appUrl.replace(/:\d+\//, '')).toBe(server.appUrl.replace(/:\d+\//, ''));
  });

  it('[FSEC-14] gives that role to a cluster that has none, and a new password where the old one is lost', async () => {
    const first = await start();
    await query(first.url, 'DROP ROLE stowbridge_app');
    await first.stop();
    for (const _ of ['an earlier release', 'a lost password']) {
      rmSync(join(folder, 'postgres', 'app-password'));
      const server = await start();
      expect(await query(server.appUrl, 'SELECT 1')).toEqual([1]);
      await server.stop();
    }
  });

  it('stops cleanly, and the next start finds the rows', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE stopped AS SELECT 42 AS value');
    await first.stop();
    await first.stop(); // a second call changes nothing
    expect(await first.exited).toEqual({ code: 0, signal: null });
    const second = await start();
    expect(await query(second.url, 'SELECT value FROM stopped')).toEqual([42]);
  });

  it('keeps every acknowledged row through a kill -9 and starts again at once', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE acknowledged (value int)');
    await query(first.url, 'INSERT INTO acknowledged VALUES (7)');
    process.kill(first.pid, 'SIGKILL');
    expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' });
    const second = await start();
    expect(await query(second.url, 'SELECT value FROM acknowledged')).toEqual([7]);
  });

  it('ends a server that a killed start left on the same data', async () => {
    const orphan = await start();
    await query(orphan.url, 'CREATE TABLE orphaned AS SELECT 1 AS value');
    const mark = findMark(orphan.pid);
    const server = await start();
    expect(mark && isRunning(mark)).toBe(false);
    expect(await query(server.url, 'SELECT value FROM orphaned')).toEqual([1]);
  });

  it('never ends a process that merely has the number in a stale lock file', async () => {
    const first = await start();
    const lockFile = join(folder, 'postgres', 'data', 'postmaster.pid');
    const content = readFileSync(lockFile, 'utf8');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    writeFileSync(lockFile, content.replace(String(first.pid), String(process.pid)));
    const second = await start();
    expect(await query(second.url, 'SELECT 1')).toEqual([1]);
  });

  it('throws away a data folder whose creation was killed half-way', async () => {
    const fresh = freshFolder();
    mkdirSync(join(fresh, 'postgres', 'data.unfinished', 'base'), { recursive: true });
    writeFileSync(join(fresh, 'postgres', 'data.unfinished', 'PG_VERSION'), '18\n');
    const server = await start(fresh);
    expect(await query(server.url, 'SELECT 1')).toEqual([1]);
  });

  it('says in one sentence what Postgres complained about', async () => {
    const attempt = startPostgres({ dataFolder: folder, settings: { shared_buffers: 'many' } });
    await expect(attempt).rejects.toThrow(/^Postgres did not start \(it ended\)\. It said:\n.*shared_buffers/s);
  });

  if (weAreRoot) {
    it('opens the data folder to its account alone', async () => {
      const server = await start();
      const { uid, gid, mode } = statSync(folder);
      expect({ uid, mode: mode & 0o777 }).toEqual({ uid: 0, mode: 0o710 });
      expect(gid).toBe(Number(/^Gid:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]));
    });

    it('runs as the account that owns the data when root starts it', async () => {
      const fresh = freshFolder();
      mkdirSync(join(fresh, 'postgres'));
      chownSync(join(fresh, 'postgres'), 65534, 65534);
      const server = await start(fresh);
      expect(accountOf(server.pid)).toBe(65534);
    });

    it('[FOPS-14] runs as the account that owns the data folder when root starts it', async () => {
      const fresh = freshFolder();
      chownSync(fresh, 65534, 65534);
      const server = await start(fresh);
      expect(accountOf(server.pid)).toBe(65534);
      expect(statSync(server.logFile).uid).toBe(65534);
    });

    /** What the sentence of a refused start tells a person to run. */
    const remedyOf = (sentence: RegExp, dataFolder: string): Promise<string> =>
      startPostgres({ dataFolder }).then(
        () => 'nothing',
        (error: Error) => {
          expect(error.message).toMatch(sentence);
          return error.message.slice(error.message.indexOf(': ') + 2);
        },
      );

    it('[FOPS-14] does not begin where its data were given to root, and names the command that gives them back', async () => {
      const fresh = freshFolder();
      await (await start(fresh)).stop();
      execFileSync('chown', ['-R', 'root:root', fresh]);
      const remedy = await remedyOf(/^Postgres runs as ".+", to whom its folder does not belong\. /, fresh);
      execFileSync('/bin/sh', ['-c', remedy]);
      await start(fresh);
    });

    it('keeps the data elsewhere when its account cannot enter the data folder, and finds it again', async () => {
      const closed = join(freshFolder(), 'below');
      mkdirSync(closed, { mode: 0o700 });
      const first = await start(closed);
      const location = readFileSync(join(closed, 'postgres-location'), 'utf8').trim();
      try {
        await query(first.url, 'CREATE TABLE kept AS SELECT 3 AS value');
        await first.stop();
        const second = await start(closed);
        expect(await query(second.url, 'SELECT value FROM kept')).toEqual([3]);
        await second.stop();
      } finally {
        rmSync(location, { recursive: true, force: true });
      }
    });

    it('[FOPS-14] does not begin an empty cluster elsewhere when it can no longer enter the data folder, and names the command that lets it', async () => {
      const data = join(freshFolder(), 'below');
      chmodSync(dirname(data), 0o711);
      await (await start(data)).stop();
      chmodSync(dirname(data), 0o700);
      execFileSync('/bin/sh', ['-c', await remedyOf(/ can no longer enter .+\. Let it pass: /, data)]);
      await start(data);
    });
  }
});
