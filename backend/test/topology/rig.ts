import { ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { roleOf } from '../../src/platform/database/app-role';
import { migrate } from '../../src/database/migrate';
import { type EmbeddedPostgres, startPostgres } from '@stowbridge/tools/embedded/postgres';
import { startRedis } from '@stowbridge/tools/embedded/redis';
import { EmbeddedServer, findFreePort } from '@stowbridge/tools/embedded/server';
import { answers, CONCURRENCY, SECRET_KEY, SMTP_MS, START_MS } from '../crash/rig';
import { startSmtp, TestSmtp } from '../smtp';
import { startStandby } from '../standby';
import { eventually } from '../test-worker';
import { Balancer, type BalancerProgram } from './balancer';
import { Proxy } from './proxy';

const DIST = resolve(__dirname, '../../dist');

/** One process of the product, which can be ended and started again. */
export interface Member {
  kind: 'api' | 'worker';
  port: number;
  child: ChildProcess;
}

/** Where a process says that it is ready: an API among its calls, a worker beside its figures. */
const addressOf = ({ port }: Member): string => `http://127.0.0.1:${port}/api/health/ready`;

/** Several machines on one: two APIs behind a proxy, two workers, a Postgres with a streaming replica, one Redis. */
export class TopologyRig {
  private readonly folder = mkdtempSync(join(tmpdir(), 'stowbridge-topology-'));
  primary: EmbeddedPostgres;
  standby: EmbeddedPostgres;
  redis: EmbeddedServer;
  smtp: TestSmtp;
  proxy: Pick<Proxy, 'address' | 'start' | 'stop'>;
  members: Member[] = [];

  async start(): Promise<void> {
    if (!existsSync(join(DIST, 'worker.js'))) {
      throw new Error('The backend is not built: run npm run build.');
    }
    // Postgres runs under another account when we are root and must be able to pass.
    chmodSync(this.folder, 0o711);
    [this.primary, this.redis, this.smtp] = await Promise.all([
      startPostgres({ ...this.folderOf('primary'), settings: { wal_keep_size: '1GB' } }),
      startRedis(this.folderOf('redis')),
      startSmtp(0, SMTP_MS),
    ]);
    await migrate(this.primary.url, { role: roleOf(this.primary.appUrl) });
    this.standby = await startStandby(this.primary, this.folderOf('standby'));
    for (const kind of ['api', 'api', 'worker', 'worker'] as const) {
      const port = await findFreePort();
      this.members.push({ kind, port, child: this.run(kind, port) });
    }
    await Promise.all(this.members.map((member) => this.untilReady(member)));
    const ports = this.members.filter(({ kind }) => kind === 'api').map(({ port }) => port);
    // `haproxy` or `nginx`, where it is installed, stands before the APIs with the settings of docs/deploy.
    const program = process.env.TOPOLOGY_BALANCER as BalancerProgram | undefined;
    this.proxy = program ? new Balancer(program, ports, this.folder) : new Proxy(ports);
    await this.proxy.start();
  }

  /** Asks a process to end, as a supervisor does. @returns its exit code */
  async end(member: Member): Promise<number | null> {
    const { child } = member;
    const code = new Promise<number | null>((done) => child.once('exit', done));
    child.kill('SIGTERM');
    return code;
  }

  async kill(member: Member): Promise<void> {
    const { child } = member;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async startAgain(member: Member): Promise<void> {
    member.child = this.run(member.kind, member.port);
    await this.untilReady(member);
  }

  async restartServer(which: 'redis' | 'standby'): Promise<void> {
    const { pid, port, exited } = this[which];
    process.kill(pid, 'SIGKILL');
    await exited;
    if (which === 'redis') {
      this.redis = await startRedis({ ...this.folderOf(which), port });
    } else {
      this.standby = await startPostgres({ ...this.folderOf(which), port });
    }
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.members.map((member) =>
        member.child.exitCode === null && member.child.signalCode === null ? this.kill(member) : undefined,
      ),
    );
    await Promise.all([this.proxy?.stop(), this.smtp?.close(), this.redis?.stop(), this.standby?.stop()]);
    await this.primary?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Whether a worker could do something just now. */
  async workersAnswer(): Promise<boolean> {
    return (
      await Promise.all(
        this.members
          .filter(({ kind }) => kind === 'worker')
          .map(addressOf)
          .map(answers),
      )
    ).some(Boolean);
  }

  private folderOf(name: string): { dataFolder: string; cacheFolder: string } {
    return { dataFolder: join(this.folder, name), cacheFolder: this.folder };
  }

  private untilReady(member: Member): Promise<true> {
    return eventually(() => answers(addressOf(member)), START_MS) as Promise<true>;
  }

  private run(kind: Member['kind'], port: number): ChildProcess {
    return spawn(process.execPath, [join(DIST, kind === 'api' ? 'main.js' : 'worker.js')], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        CALL_RATE_LIMIT: '0',
        DATABASE_URL: this.primary.appUrl,
        DATABASE_REPLICA_URLS: this.standby.appUrl,
        REDIS_URL: this.redis.url,
        SMTP_URL: this.smtp.url,
        MAIL_CONCURRENCY: String(CONCURRENCY),
        DATA_DIR: join(this.folder, 'data'),
        [kind === 'api' ? 'PORT' : 'METRICS_PORT']: String(port),
        SECRET_KEY,
        SITE_DIST: 'none',
        DRAIN_SECONDS: '2',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }
}
