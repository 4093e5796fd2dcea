import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { Copier } from './copier';
import { Refused } from './refused';
import type { SumsWriter } from './sums';
import { filesBelow } from './walk';

/** Of these folders a server wants the folder and not what the running one keeps there; see pg_basebackup. */
const EMPTY = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
/** The running server's own, and what is copied last. */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map', 'global/pg_control'];
const CONTROL = 'global/pg_control';

/** What of a cluster's folder is copied, given its path in it. */
export function isCopied(path: string, isFolder: boolean): boolean {
  if (isFolder) {
    return !EMPTY.includes(path) && !/(^|\/)pgsql_tmp/.test(path);
  }
  return !LEFT_OUT.includes(path) && !/(^|\/)(pg_internal\.init(\.\d+)?|pgsql_tmp[^/]*)$/.test(path);
}

/** Folders of a cluster that no copied file brings with it. */
export const emptyFolders = (cluster: string): string[] =>
  [
    ...EMPTY,
    'pg_wal/archive_status',
    'pg_wal/summaries',
    'pg_tblspc',
    'pg_twophase',
    'pg_commit_ts',
    'pg_logical/snapshots',
    'pg_logical/mappings',
    'pg_stat',
  ].filter((folder) => existsSync(join(cluster, folder)));

/**
 * Copies the folder of a running server to `target`, with everything that a server needs to bring the copy to the state
 * of the moment when this ends. Others go on reading and writing meanwhile.
 *
 * @param client a superuser's connection, which is left as it was
 */
export async function copyCluster(
  client: Client,
  cluster: string,
  target: string,
  copier: Copier,
  sums: SumsWriter,
): Promise<void> {
  if (readdirSync(join(cluster, 'pg_tblspc')).length > 0) {
    throw new Refused(
      'The embedded server has a tablespace of somebody else; a copy of its folder would not be whole.',
    );
  }
  const slot = `stowbridge_backup_${randomBytes(6).toString('hex')}`;
  // Keeps the log from now on, and goes with this connection, whatever happens to us.
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
  try {
    const {
      rows: [started],
    } = await client.query<{ wal: string }>('select pg_walfile_name(pg_backup_start($1, true)) wal', [slot]);
    const copy = async (path: string): Promise<void> => {
      try {
        await sums.add('database', path, await copier.copy(join(cluster, path), join(target, path)));
      } catch (error) {
        // A table that was dropped meanwhile; what is written of it is in the log.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
          throw error;
        }
      }
    };
    for await (const path of filesBelow(cluster, isCopied)) {
      await copy(path);
    }
    await copy(CONTROL);
    const {
      rows: [stopped],
    } = await client.query<{ wal: string; label: string }>(
      'select pg_walfile_name(lsn) wal, labelfile label from pg_backup_stop(false)',
    );
    await addLabel(target, stopped.label, sums);
    for (const name of logFiles(cluster, started.wal, stopped.wal)) {
      await sums.add(
        'database',
        `pg_wal/${name}`,
        await copier.copy(join(cluster, 'pg_wal', name), join(target, 'pg_wal', name)),
      );
    }
  } finally {
    await client.query('select pg_drop_replication_slot($1)', [slot]).catch(() => undefined);
  }
}

/** Tells the server that this is a copy and where its log begins; without it the copy would be taken for whole. */
async function addLabel(target: string, label: string, sums: SumsWriter): Promise<void> {
  writeFileSync(join(target, 'backup_label'), label, { mode: 0o600, flag: 'wx' });
  await sums.add('database', 'backup_label', {
    bytes: Buffer.byteLength(label),
    sha256: createHash('sha256').update(label).digest('hex'),
  });
}

/** The parts of the log from one to another, both included; their names are in the order of their content. */
function logFiles(cluster: string, first: string, last: string): string[] {
  const names = readdirSync(join(cluster, 'pg_wal')).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last,
  );
  if (!names.includes(first) || !names.includes(last)) {
    throw new Error(`The log of the server is not whole from ${first} to ${last}.`);
  }
  return names.sort();
}
