import type { ExecutionContext } from '@nestjs/common';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@stowbridge/tools/embedded/server';
import type { Cluster } from 'ioredis';
import { Config } from '../../config';
import { Queues } from './queues';
import { RateLimitGuard } from '../http/rate-limit.guard';
import { selfSigned } from '../../../test/certificate';
import { REDIS_PASSWORD, RedisServer, RedisServers } from '../../../test/redis-servers';
import { eventually, queuePrefix, testConfig } from '../../../test/test-worker';

const JOBS = 60;

/** One request of one caller, and what the answer says is left of its minute. */
async function left(guard: RateLimitGuard, ip = '192.0.2.1'): Promise<number> {
  const headers: Record<string, string> = {};
  const http = {
    getRequest: () => ({ ip }),
    getResponse: () => ({ headers: (given: Record<string, string>) => Object.assign(headers, given) }),
  };
  await guard.canActivate({ switchToHttp: () => http } as unknown as ExecutionContext);
  return Number(headers['RateLimit-Remaining']);
}

/** Counts by the client of the limits and by that of the queues; the certificates that a process trusts are settled when it starts. */
const COUNT_TWICE = `
  const { SharedCounter } = require('./platform/cache/shared-counter');
  const { openRedis } = require('./platform/events/redis');
  const said = (counted) => counted.catch((error) => error.code ?? error.message);
  void (async (url) => {
    const counter = new SharedCounter(url);
    const count = () => said(counter.eval("return redis.call('incr', KEYS[1])", { keys: ['counted'], arguments: [] }));
    let first = await count();
    // On a busy machine a connection may take longer than it is waited for.
    for (let tries = 1; tries < 30 && !(first > 0) && !/^[A-Z_]+$/.test(first); tries += 1) {
      await new Promise((done) => setTimeout(done, 1000));
      first = await count();
    }
    const queue = openRedis(url, { lazyConnect: true, retryStrategy: () => null });
    const failed = new Promise((_, reject) => queue.once('error', reject));
    const second = await said(Promise.race([failed, queue.connect().then(() => queue.incr('counted'))]));
    console.log(first, second);
    process.exit();
  })(process.argv[1]);`;

/** What both clients have counted in a process of their own, or the codes of their failures. */
async function countTwice(url: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', COUNT_TWICE, url], {
    cwd: join(__dirname, '../../../dist'),
    env: { PATH: process.env.PATH, ...env },
    timeout: 60_000,
  });
  return stdout.trim();
}

/** Decides nothing: several servers start, die and agree again at their own pace. */
const CEILING_MS = 300_000;
const COUNTED_MS = 60_000;
jest.setTimeout(CEILING_MS);

describe('a Redis of several servers', () => {
  let servers: RedisServers;
  const ends: (() => Promise<void> | void)[] = [];

  beforeEach(() => {
    servers = new RedisServers();
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) {
      await end();
    }
    await servers.stop();
  });

  const config = (url: string): Config =>
    testConfig({ DATABASE_URL: 'postgres://127.0.0.1/none', REDIS_URL: url, API_RATE_LIMIT: '100' });

  function openQueues(url: string, prefix: string): Queues {
    const queues = new Queues(config(url), prefix);
    ends.push(async () => {
      await queues.beforeApplicationShutdown();
      await queues.onApplicationShutdown();
    });
    return queues;
  }

  /** Adds jobs until all are done, again and again as re-queueing does, while `happens` goes on. @returns those done */
  async function allDone(url: string, happens: () => Promise<void>): Promise<number> {
    const prefix = queuePrefix();
    const [api, worker] = [openQueues(url, prefix), openQueues(url, prefix)];
    const done = new Set<number>();
    for (const name of ['events', 'mail'] as const) {
      void worker.get(name).process('*', 4, (job) => Promise.resolve(done.add(job.data.number as number)));
    }
    const add = (first: number): Promise<unknown> => {
      const numbers = Array.from({ length: JOBS }, (_, index) => first + index).filter((number) => !done.has(number));
      return api.add(
        first % (2 * JOBS) === 0 ? 'events' : 'mail',
        numbers.map((number) => ({ name: 'count', data: { number }, jobId: String(number) })),
      );
    };
    await add(0);
    await add(JOBS);
    await eventually(async () => done.size === 2 * JOBS);
    const happening = happens();
    await eventually(async () => {
      await Promise.all([add(2 * JOBS), add(3 * JOBS)]).catch(() => undefined);
      return done.size === 4 * JOBS;
    }, CEILING_MS);
    await happening;
    return done.size;
  }

  /** Two processes count one caller; who has to wait too long for the servers counts alone, so they try with another. */
  async function countTogether(url: string): Promise<void> {
    const guards = [new RateLimitGuard(config(url)), new RateLimitGuard(config(url))];
    ends.push(() => guards.forEach((guard) => guard.onApplicationShutdown()));
    let tries = 0;
    await eventually(async () => {
      const ip = `192.0.2.${(tries += 1)}`;
      const counted = [await left(guards[0], ip), await left(guards[1], ip), await left(guards[0], ip)];
      return counted.join() === '99,98,97';
    }, COUNTED_MS);
  }

  it('jobs go on when sentinels replace a master that died', async () => {
    const master = await servers.start();
    const replica = await servers.start([`replicaof 127.0.0.1 ${master.port}`]);
    const sentinels = await servers.sentinels(master);
    const hosts = sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
    const url = `redis+sentinel://:${REDIS_PASSWORD}@${hosts}/mymaster`;
    await countTogether(url);
    expect(await allDone(url, () => master.kill())).toBe(4 * JOBS);
    expect(await replica.ask('role')).toEqual(expect.arrayContaining(['master']));
  });

  it('jobs run in a cluster, and go on after a restart of the server that holds them', async () => {
    const masters = await servers.cluster();
    const url = `redis+cluster://:${REDIS_PASSWORD}@${masters.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
    await countTogether(url);
    const restart = async (server: RedisServer, other: RedisServer): Promise<void> => {
      await server.kill();
      await eventually(async () => String(await other.ask('cluster', 'info')).includes('cluster_state:fail'));
      await server.restart();
    };
    expect(
      await allDone(url, async () => {
        for (const [index, master] of masters.entries()) {
          await restart(master, masters[(index + 1) % masters.length]);
        }
      }),
    ).toBe(4 * JOBS);
  });

  it('jobs are not lost when a server has forgotten how to add them', async () => {
    const server = await servers.start();
    const queues = openQueues(`redis://:${REDIS_PASSWORD}@127.0.0.1:${server.port}`, queuePrefix());
    await queues.add('mail', [{ name: 'count', data: { number: 1 }, jobId: '1' }]);
    await server.ask('script', 'flush');
    await queues.add(
      'mail',
      [2, 3].map((number) => ({ name: 'count', data: { number }, jobId: String(number) })),
    );
    expect(await queues.get('mail').getWaitingCount()).toBe(3);
  });

  it('[FDEP-01] counts for all processes together again when Redis is back, and for each alone meanwhile', async () => {
    const server = await servers.start();
    const url = `redis://:${REDIS_PASSWORD}@127.0.0.1:${server.port}`;
    const guards = [new RateLimitGuard(config(url)), new RateLimitGuard(config(url))];
    ends.push(() => guards.forEach((guard) => guard.onApplicationShutdown()));
    expect([await left(guards[0]), await left(guards[1])]).toEqual([99, 98]);
    await server.kill();
    expect([await left(guards[0]), await left(guards[1])]).toEqual([99, 99]);
    await server.restart();
    const counted = async (): Promise<number> => Number(await server.ask('get', 'stowbridge-rate:address-192.0.2.1'));
    await eventually(async () => {
      const before = await counted();
      await left(guards[0]);
      await left(guards[1]);
      return (await counted()) === before + 2;
    });
  });

  it.each(['redis://H', 'redis+sentinel://H/mymaster', 'redis+cluster://H'])(
    '[FDEP-01] nobody waits for a Redis that takes a connection to %s and says nothing',
    async (url) => {
      const taken: Socket[] = [];
      const silent = createServer((socket) => taken.push(socket)).listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const guard = new RateLimitGuard(config(url.replace('H', `127.0.0.1:${(silent.address() as AddressInfo).port}`)));
      ends.push(() => {
        guard.onApplicationShutdown();
        taken.forEach((socket) => socket.destroy());
        silent.close();
      });
      expect([await left(guard), await left(guard), await left(guard)]).toEqual([99, 98, 97]);
    },
  );

  it('[FDEP-01] both clients speak TLS, with a server whose certificate is trusted and with no other', async () => {
    const { key, cert } = selfSigned(new Date(Date.now() + 86_400_000));
    const folder = mkdtempSync(join(tmpdir(), 'stowbridge-redis-tls-'));
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'server.pem');
    writeFileSync(file, key + cert);
    const port = await findFreePort();
    const files = ['tls-cert-file', 'tls-key-file', 'tls-ca-cert-file'].map((setting) => `${setting} ${file}`);
    const server = await servers.start([`tls-port ${port}`, 'tls-auth-clients no', ...files]);
    const trusting = (more: NodeJS.ProcessEnv): Promise<string> =>
      countTwice(`rediss://:${REDIS_PASSWORD}@localhost:${port}`, more);
    const counted = await trusting({ NODE_EXTRA_CA_CERTS: file });
    expect(counted).toMatch(/^\d+ \d+$/);
    expect(await server.ask('get', 'counted')).toBe(counted.split(' ')[1]);
    expect(await trusting({})).toBe('DEPTH_ZERO_SELF_SIGNED_CERT DEPTH_ZERO_SELF_SIGNED_CERT');
  });

  it('is refused when its address cannot be understood', () => {
    for (const url of ['redis+sentinel://127.0.0.1:26379', 'redis+cluster://', 'http://127.0.0.1']) {
      expect(() => config(url)).toThrow('REDIS_URL');
    }
  });

  it('keeps a queue on one server of a cluster', async () => {
    const masters = await servers.cluster();
    const queues = openQueues(`redis+cluster://:${REDIS_PASSWORD}@127.0.0.1:${masters[0].port}`, 'kept');
    await queues.add('mail', [{ name: 'count', data: { number: 1 }, jobId: '1' }]);
    const nodes = (queues.get('mail').client as unknown as Cluster).nodes('master');
    const keys = await Promise.all(nodes.map((node) => node.keys('*')));
    expect(keys.filter((found) => found.length > 0)).toHaveLength(1);
    expect(keys.flat().every((key) => key.startsWith('{kept}:mail:'))).toBe(true);
  });
});
