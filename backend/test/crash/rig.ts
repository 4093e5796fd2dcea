import { ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { roleOf } from '../../src/platform/database/app-role';
import { migrate } from '../../src/database/migrate';
import { type EmbeddedPostgres, startPostgres } from '@stowbridge/tools/embedded/postgres';
import { startRedis } from '@stowbridge/tools/embedded/redis';
import { EmbeddedServer, findFreePort } from '@stowbridge/tools/embedded/server';
import { startSmtp, TestSmtp } from '../smtp';
import { eventually } from '../test-worker';

const DIST = resolve(__dirname, '../../dist');
export const SECRET_KEY = 'a secret that is only used by tests, 32+';
/** Mails that the worker sends at the same time, and how long the server takes for each. */
export const CONCURRENCY = 4;
export const SMTP_MS = 40;

/** A ceiling for the start of a process on a machine that does much else. */
export const START_MS = 300_000;

/** Whether an address answers 200 just now. */
export async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

/**
 * The whole product as real processes on servers of its own, each of which can be killed with -9 and started again at
 * the address it had.
 */
export class CrashRig {
  private readonly folder = mkdtempSync(join(tmpdir(), 'stowbridge-crash-'));
  private readonly children = new Set<ChildProcess>();
  postgres: EmbeddedPostgres;
  redis: EmbeddedServer;
  smtp: TestSmtp;
  api: ChildProcess;
  worker: ChildProcess;
  port: number;
  /** Where the worker shows its figures. */
  private figuresPort: number;
  /** How many processes and servers were killed with -9. */
  kills = 0;

  /** Where its files are. */
  get store(): string {
    return join(this.folder, 'data', 'files');
  }

  async start(): Promise<void> {
    if (!existsSync(join(DIST, 'worker.js'))) {
      throw new Error('The backend is not built: run npm run build.');
    }
    // Postgres runs under another account when we are root and must be able to pass.
    chmodSync(this.folder, 0o711);
    [this.postgres, this.redis, this.smtp] = await Promise.all([
      startPostgres({ dataFolder: this.folder }),
      startRedis({ dataFolder: this.folder }),
      startSmtp(0, SMTP_MS),
    ]);
    await migrate(this.postgres.url, { role: roleOf(this.postgres.appUrl) });
    [this.port, this.figuresPort] = [await findFreePort(), await findFreePort()];
    this.startWorker();
    await this.startApi();
  }

  async startApi(): Promise<void> {
    this.api = this.run(join(DIST, 'main.js'));
    await eventually(() => answers(`http://127.0.0.1:${this.port}/api/health/live`), START_MS);
  }

  startWorker(): void {
    this.worker = this.run(join(DIST, 'worker.js'), { METRICS_PORT: String(this.figuresPort) });
  }

  /** Whether the worker could do something just now. */
  async workerAnswers(): Promise<boolean> {
    return answers(`http://127.0.0.1:${this.figuresPort}/metrics`);
  }

  /** Starts a Node process that reaches this rig's servers. */
  run(script: string, added: Record<string, string> = {}): ChildProcess {
    const child = spawn(process.execPath, [script], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        CALL_RATE_LIMIT: '0',
        API_RATE_LIMIT: '1000000',
        DATABASE_URL: this.postgres.appUrl,
        REDIS_URL: this.redis.url,
        SMTP_URL: this.smtp.url,
        MAIL_CONCURRENCY: String(CONCURRENCY),
        DATA_DIR: join(this.folder, 'data'),
        PORT: String(this.port),
        SECRET_KEY,
        SITE_DIST: 'none',
        LOG_LEVEL: 'error',
        ...added,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.children.add(child);
    return child;
  }

  async kill(child: ChildProcess): Promise<void> {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    this.kills += 1;
    await gone;
    this.children.delete(child);
  }

  async killServer(server: EmbeddedServer): Promise<void> {
    process.kill(server.pid, 'SIGKILL');
    this.kills += 1;
    await server.exited;
  }

  /** @param empty whether it has forgotten everything */
  async restartRedis(empty = false): Promise<void> {
    if (empty) {
      rmSync(join(this.folder, 'redis', 'appendonlydir'), { recursive: true, force: true });
    }
    const { port } = this.redis;
    this.redis = await startRedis({ dataFolder: this.folder, port });
    if (this.redis.port !== port) {
      throw new Error('Redis came back at another port.');
    }
  }

  async restartPostgres(): Promise<void> {
    const { port } = this.postgres;
    this.postgres = await startPostgres({ dataFolder: this.folder, port });
    if (this.postgres.port !== port) {
      throw new Error('Postgres came back at another port.');
    }
  }

  async stop(): Promise<void> {
    await Promise.all(
      [...this.children].map((child) =>
        child.exitCode === null && child.signalCode === null ? this.kill(child) : undefined,
      ),
    );
    await Promise.all([this.smtp?.close(), this.redis?.stop(), this.postgres?.stop()]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
