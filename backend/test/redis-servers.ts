import { ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Redis from 'ioredis';
import { prepareRedis } from '@stowbridge/tools/embedded/redis-binaries';
import { findFreePort } from '@stowbridge/tools/embedded/server';
import { eventually } from './test-worker';

export const REDIS_PASSWORD = 'only-for-tests';

export interface RedisServer {
  port: number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again with what it has kept, at its port. */
  restart(): Promise<void>;
  ask(...command: (string | number)[]): Promise<unknown>;
}

/** Real Redis servers, sentinels too, in a folder of their own; all of them end with `stop`. */
export class RedisServers {
  private readonly folder = mkdtempSync(join(tmpdir(), 'stowbridge-redis-'));
  private readonly children = new Set<ChildProcess>();

  /** @param settings lines of the configuration; `sentinel` begins what is one */
  async start(settings: string[] = [], sentinel = false): Promise<RedisServer> {
    const port = await findFreePort();
    const own = join(this.folder, String(port));
    mkdirSync(own);
    const file = join(own, 'redis.conf');
    const passwords = sentinel
      ? []
      : [`requirepass ${REDIS_PASSWORD}`, `masterauth ${REDIS_PASSWORD}`, 'appendonly yes'];
    writeFileSync(file, [`port ${port}`, 'bind 127.0.0.1', `dir ${own}`, ...passwords, ...settings, ''].join('\n'));
    let child = await this.run(file, sentinel);
    const ask = async (...[name, ...values]: (string | number)[]): Promise<unknown> => {
      const client = new Redis(port, '127.0.0.1', {
        password: sentinel ? undefined : REDIS_PASSWORD,
        retryStrategy: () => null,
        maxRetriesPerRequest: 0,
        lazyConnect: true,
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        return await client.call(String(name), ...values);
      } finally {
        client.disconnect();
      }
    };
    const answers = (): Promise<unknown> => eventually(() => ask('ping').catch(() => undefined));
    await answers();
    return {
      port,
      ask,
      kill: () => this.kill(child),
      restart: async () => {
        child = await this.run(file, sentinel);
        await answers();
      },
    };
  }

  /**
   * Three sentinels that watch over a master named `mymaster`; they replace it three seconds after its death. Sooner,
   * those on a busy machine take the replica for dead, too.
   */
  async sentinels(master: RedisServer): Promise<RedisServer[]> {
    const settings = [
      `sentinel monitor mymaster 127.0.0.1 ${master.port} 2`,
      `sentinel auth-pass mymaster ${REDIS_PASSWORD}`,
      'sentinel down-after-milliseconds mymaster 3000',
      'sentinel failover-timeout mymaster 10000',
    ];
    const sentinels = [
      await this.start(settings, true),
      await this.start(settings, true),
      await this.start(settings, true),
    ];
    const knows = async (sentinel: RedisServer): Promise<boolean> => {
      const facts = (await sentinel.ask('sentinel', 'master', 'mymaster')) as string[];
      return facts[facts.indexOf('num-slaves') + 1] === '1' && facts[facts.indexOf('num-other-sentinels') + 1] === '2';
    };
    await eventually(async () => (await Promise.all(sentinels.map(knows))).every(Boolean));
    return sentinels;
  }

  /** A cluster of three masters. */
  async cluster(): Promise<RedisServer[]> {
    const settings = ['cluster-enabled yes', 'cluster-node-timeout 1000'];
    const masters = [await this.start(settings), await this.start(settings), await this.start(settings)];
    const share = Math.ceil(16_384 / masters.length);
    for (const [index, master] of masters.entries()) {
      const slots = Array.from({ length: Math.min(share, 16_384 - index * share) }, (_, slot) => index * share + slot);
      await master.ask('cluster', 'addslots', ...slots);
      if (index > 0) {
        await master.ask('cluster', 'meet', '127.0.0.1', masters[0].port);
      }
    }
    await eventually(async () =>
      (await Promise.all(masters.map((master) => master.ask('cluster', 'info')))).every((info) =>
        /cluster_state:ok[^]*cluster_known_nodes:3/.test(String(info)),
      ),
    );
    return masters;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.children].map((child) => this.kill(child)));
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async run(file: string, sentinel: boolean): Promise<ChildProcess> {
    const { program, libraryFolders } = await prepareRedis(this.folder);
    const child = spawn(program, [file, ...(sentinel ? ['--sentinel'] : [])], {
      stdio: 'ignore',
      env: { LD_LIBRARY_PATH: libraryFolders.join(':') },
    });
    this.children.add(child);
    return child;
  }

  private async kill(child: ChildProcess): Promise<void> {
    this.children.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) {
      return;
    }
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }
}
