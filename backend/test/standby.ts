import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync, chownSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startPostgres, type PostgresOptions } from '@stowbridge/tools/embedded/postgres';

/**
 * Starts a streaming replica of an embedded Postgres: a physical copy, taken while the primary works, that follows
 * what the primary writes from then on.
 */
export async function startStandby(primary: EmbeddedPostgres, options: PostgresOptions): Promise<EmbeddedPostgres> {
  const data = join(options.dataFolder, 'postgres', 'data');
  mkdirSync(options.dataFolder, { recursive: true, mode: 0o711 });
  await copyOf(primary.url, join(options.dataFolder, 'postgres'));
  const { username, password } = new URL(primary.url);
  const write = (name: string, text: string): void => {
    writeFileSync(join(data, name), text, { mode: 0o600 });
    chownSync(join(data, name), statSync(data).uid, statSync(data).gid);
  };
  write('standby.signal', '');
  write(
    'postgresql.auto.conf',
    `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${username} password=${password}'\nwal_retrieve_retry_interval = '200ms'\n`,
  );
  return startPostgres(options);
}

/** Copies the folder of a running cluster, its password file included. */
async function copyOf(url: string, target: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const [{ data_directory: data }] = rows;
    await client.query(`select pg_backup_start('standby', true)`);
    execFileSync('cp', ['-a', dirname(data), target], { timeout: 60_000 });
    const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    for (const name of ['postmaster.pid', 'postmaster.opts']) {
      rmSync(join(target, 'data', name), { force: true });
    }
    rmSync(join(target, 'server.json'), { force: true });
    writeFileSync(join(target, 'data', 'backup_label'), stopped.rows[0].labelfile, { mode: 0o600 });
    chownSync(join(target, 'data', 'backup_label'), statSync(data).uid, statSync(data).gid);
  } finally {
    await client.end();
  }
}
