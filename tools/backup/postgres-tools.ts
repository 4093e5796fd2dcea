import { spawn } from 'node:child_process';
import { Refused } from './refused';

/** The settings by which the tools of Postgres find a database; a password on the command line could be read by everyone. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const given = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    LANG: 'C.UTF-8',
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
  };
}

interface Ended {
  code: number | string | null;
  output: string;
  complaint: string;
}

function run(tool: string, args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(tool, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { output: '', complaint: '' };
    child.stdout.on('data', (text: Buffer) => (said.output += text));
    child.stderr.on('data', (text: Buffer) => (said.complaint = `${said.complaint}${text}`.slice(-4000)));
    child.once('error', (error: NodeJS.ErrnoException) => resolve({ ...said, code: error.code ?? 'error' }));
    child.once('close', (code) => resolve({ ...said, code }));
  });
}

/** @throws Refused when a tool is missing, or older than the server that it is to talk to */
export async function requireTool(tool: 'pg_dump' | 'pg_restore', serverMajor: number): Promise<void> {
  const { code, output } = await run(tool, ['--version'], process.env);
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1]);
  const wanted = `Install the client tools of Postgres ${serverMajor} or newer ("apt-get install postgresql-client").`;
  if (code !== 0 || !major) {
    throw new Refused(`There is no ${tool} on the PATH. ${wanted}`);
  }
  if (major < serverMajor) {
    throw new Refused(
      `${tool} on the PATH is of Postgres ${major}, which is too old for the server's ${serverMajor}. ${wanted}`,
    );
  }
}

/** Runs one of the tools on a database. @throws Error with what it complained about */
export async function runTool(tool: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
  const { code, complaint } = await run(tool, args, environmentOf(url));
  if (code !== 0) {
    throw new Error(`${tool} failed (${code}): ${complaint.trim()}`);
  }
}
