import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findFreePort } from '@stowbridge/tools/embedded/server';
import { eventually } from '../test-worker';

const START_MS = 10_000;

/** How each program is started with a file of settings of ours; nginx reads ours within one of its own. */
const PROGRAMS = {
  haproxy: { file: 'haproxy.cfg', args: (settings: string) => ['-f', settings] },
  nginx: { file: 'nginx.conf', args: (settings: string) => ['-g', 'daemon off;', '-c', settings] },
};
export type BalancerProgram = keyof typeof PROGRAMS;

/** A real balancer with the settings of docs/deploy, before the APIs of a test [FOPS-13]. */
export class Balancer {
  address: string;
  private child?: ChildProcess;

  constructor(
    private readonly program: BalancerProgram,
    private readonly ports: number[],
    private readonly folder: string,
  ) {}

  async start(): Promise<void> {
    const { file, args } = PROGRAMS[this.program];
    const port = await findFreePort();
    this.address = `http://127.0.0.1:${port}`;
    const ours = readFileSync(resolve(__dirname, '../../../docs/deploy', file), 'utf8')
      .replace(/(bind :|listen )8080/, this.program === 'nginx' ? `listen 127.0.0.1:${port}` : `bind 127.0.0.1:${port}`)
      .replace(/api-(\d):3000/g, (_, which) => `127.0.0.1:${this.ports[Number(which) - 1]}`);
    const settings = join(this.folder, file);
    const around = `pid ${this.folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${this.folder}/${name};`).join(' ')}\n`;
    writeFileSync(settings, this.program === 'nginx' ? `${around}${ours}}\n` : ours);
    this.child = spawn(this.program, args(settings), { stdio: 'inherit' });
    await eventually(
      async () => (await fetch(`${this.address}/api/health/ready`).catch(() => undefined))?.ok,
      START_MS,
    );
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child && child.exitCode === null) {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
    }
  }
}
