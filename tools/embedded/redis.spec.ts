import Redis from 'ioredis';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMark, isRunning } from '../process-mark.cjs';
import { startRedis } from './redis';
import type { EmbeddedServer } from './server';

jest.setTimeout(240_000); // the first run on a machine without Redis fetches it

describe('startRedis', () => {
  let folder: string;
  const servers: EmbeddedServer[] = [];
  const clients: Redis[] = [];

  const start = async (): Promise<EmbeddedServer> => {
    const server = await startRedis({ dataFolder: folder, cacheFolder: join(__dirname, '../../.cache') });
    servers.push(server);
    return server;
  };

  const connect = (url: string): Redis => {
    const client = new Redis(url, { retryStrategy: null, maxRetriesPerRequest: 0, disconnectTimeout: 50 });
    client.on('error', () => undefined);
    clients.push(client);
    return client;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stowbridge redis "'));
  });

  afterEach(async () => {
    for (const client of clients.splice(0)) {
      client.disconnect();
    }
    for (const server of servers.splice(0)) {
      await server.stop();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it('starts a real Redis that never forgets what it was given', async () => {
    const client = connect((await start()).url);
    expect(await client.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
    expect(await client.config('GET', 'appendonly')).toEqual(['appendonly', 'yes']);
    expect(await client.config('GET', 'bind')).toEqual(['bind', '127.0.0.1']);
  });

  it('lets nobody in without the password, which only its owner can read', async () => {
    const server = await start();
    const bare = new URL(server.url);
    bare.password = '';
    await expect(connect(bare.href).ping()).rejects.toThrow(/NOAUTH|Connection is closed/);
    expect(await connect(server.url).ping()).toBe('PONG');
    for (const file of ['password', 'redis.conf']) {
      expect(statSync(join(folder, 'redis', file)).mode & 0o777).toBe(0o600);
    }
  });

  it('stops cleanly, and the next start finds the keys', async () => {
    const first = await start();
    await connect(first.url).set('kept', '42');
    await first.stop();
    await first.stop(); // a second call changes nothing
    expect(await first.exited).toEqual({ code: 0, signal: null });
    expect(await connect((await start()).url).get('kept')).toBe('42');
  });

  it('keeps its keys through a kill -9', async () => {
    const first = await start();
    await connect(first.url).set('kept', '7');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    expect(await connect((await start()).url).get('kept')).toBe('7');
  });

  it('ends a server that a killed start left on the same data', async () => {
    const orphan = await start();
    const mark = findMark(orphan.pid);
    const server = await start();
    expect(mark && isRunning(mark)).toBe(false);
    expect(await connect(server.url).ping()).toBe('PONG');
  });

  it('says in one sentence what to install where there is no Redis and no way to fetch one', async () => {
    const path = process.env.PATH;
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    process.env.PATH = empty;
    try {
      await expect(startRedis({ dataFolder: folder })).rejects.toThrow(
        'There is no redis-server on this machine. Install one ("apt-get install redis-server") or set REDIS_URL.',
      );
    } finally {
      process.env.PATH = path;
    }
  });
});
