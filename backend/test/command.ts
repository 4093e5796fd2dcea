import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a built command with an address of the database, and nothing of Redis, mail server or secret.
 * @param program its name below `dist`
 */
export async function runCommand(program: string, databaseUrl: string, ...args: string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PUBLIC_URL: 'https://market.example.com' };
  const child = spawn(process.execPath, [resolve(__dirname, '../dist', program), ...args], {
    env,
    timeout: 60_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk) => (said[name] += chunk));
  }
  return new Promise((done) => child.once('close', (code) => done({ code, ...said })));
}
