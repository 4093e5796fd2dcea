import { ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrate } from '../../src/database/migrate';
import { startPostgres } from '../../src/embedded/postgres';
import { startRedis } from '../../src/embedded/redis';
import { EmbeddedServer, findFreePort } from '../../src/embedded/server';
import { startSmtp, TestSmtp } from '../smtp';
import { eventually } from '../test-worker';

const DIST = resolve(__dirname, '../../dist');
export const SECRET_KEY = 'a secret that is only used by tests, 32+';
/** Mails that the worker sends at the same time, and how long the server takes for each. */
export const CONCURRENCY = 4;
const SMTP_MS = 40;

/**
 * The whole product as real processes on servers of its own, each of which can be killed with -9 and started again at
 * the address it had.
 */
export class CrashRig {
  private readonly folder = mkdtempSync(join(tmpdir(), 'stowbridge-crash-'));
  private readonly children = new Set<ChildProcess>();
  postgres: EmbeddedServer;
  redis: EmbeddedServer;
  smtp: TestSmtp;
  worker: ChildProcess;
  /** Two processes, as a careful operator runs them: when one dies, the other goes on taking offers. */
  readonly apis: { process: ChildProcess; url: string }[] = [];

  async start(): Promise<void> {
    if (!existsSync(join(DIST, 'worker.js'))) throw new Error('The backend is not built: run npm run build.');
    // Postgres runs under another account when we are root and must be able to pass.
    chmodSync(this.folder, 0o711);
    [this.postgres, this.redis, this.smtp] = await Promise.all([
      startPostgres({ dataFolder: this.folder }),
      startRedis({ dataFolder: this.folder }),
      startSmtp(0, SMTP_MS),
    ]);
    await migrate(this.postgres.url);
    await Promise.all([this.startWorker(), this.startApi(), this.startApi()]);
  }

  /** Starts one and waits until it answers; as a supervisor would, once more when it gives up for want of a database. */
  async startApi(): Promise<void> {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    let child = this.run(join(DIST, 'main.js'), { PORT: String(port) });
    await eventually(async () => {
      if (child.exitCode !== null) child = this.run(join(DIST, 'main.js'), { PORT: String(port) });
      return (await fetch(`${url}/api/health/live`).catch(() => undefined))?.ok;
    }, 50_000);
    this.apis.push({ process: child, url });
  }

  /** Kills the older of the two; resolves when another has taken its place. */
  async replaceApi(): Promise<void> {
    const [oldest] = this.apis.splice(0, 1);
    await this.kill(oldest.process);
    await this.startApi();
  }

  /** Starts it and waits until it says that it works. */
  async startWorker(): Promise<void> {
    this.worker = this.run(join(DIST, 'worker.js'), { LOG_LEVEL: 'info' });
    const lines = createInterface({ input: this.worker.stdout as NodeJS.ReadableStream });
    let ready = false;
    lines.on('line', (line) => (ready ||= line.includes('worker ready')));
    await eventually(async () => ready, 50_000);
  }

  /** Starts a Node process that reaches this rig's servers. */
  run(script: string, given: Record<string, string> = {}): ChildProcess {
    const child = spawn(process.execPath, [script], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        DATABASE_URL: this.postgres.url,
        REDIS_URL: this.redis.url,
        SMTP_URL: this.smtp.url,
        MAIL_CONCURRENCY: String(CONCURRENCY),
        DATA_DIR: join(this.folder, 'data'),
        SECRET_KEY,
        LOG_LEVEL: 'error',
        ...given,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.children.add(child);
    return child;
  }

  async kill(child: ChildProcess): Promise<void> {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
    this.children.delete(child);
  }

  async killServer(server: EmbeddedServer): Promise<void> {
    process.kill(server.pid, 'SIGKILL');
    await server.exited;
  }

  /** @param empty whether it has forgotten everything */
  async restartRedis(empty = false): Promise<void> {
    if (empty) rmSync(join(this.folder, 'redis', 'appendonlydir'), { recursive: true, force: true });
    const { port } = this.redis;
    this.redis = await startRedis({ dataFolder: this.folder, port });
    if (this.redis.port !== port) throw new Error('Redis came back at another port.');
  }

  async restartPostgres(): Promise<void> {
    const { port } = this.postgres;
    this.postgres = await startPostgres({ dataFolder: this.folder, port });
    if (this.postgres.port !== port) throw new Error('Postgres came back at another port.');
  }

  async stop(): Promise<void> {
    await Promise.all([...this.children].map((child) => (child.exitCode === null && child.signalCode === null ? this.kill(child) : undefined)));
    await Promise.all([this.smtp?.close(), this.redis?.stop(), this.postgres?.stop()]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
