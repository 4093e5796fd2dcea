import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { arch } from 'node:process';
import { join } from 'node:path';
import type { Client } from 'pg';
import { REMOVALS_LOCK } from '@stowbridge/backend/platform/storage/file-removals';
import type { Storage } from '@stowbridge/backend/platform/storage/storage';
import { Copier } from './copier';
import { copyCluster, emptyFolders, isCopied } from './copy-cluster';
import { copyBucket, copyStore, countMissing, isStored } from './copy-store';
import { embeddedFolder, schemaOf, serverMajor, withClient } from './database';
import { Amount, Manifest, writeManifest } from './manifest';
import { requireTool, runTool } from './postgres-tools';
import { Progress, size } from './progress';
import { Refused } from './refused';
import { requireSpace } from './space';
import { SumsWriter } from './sums';
import { withCleanup } from './with-cleanup';
import { amountBelow, filesBelow } from './walk';

export interface BackupOptions {
  databaseUrl: string;
  dataFolder: string;
  /** Where the files are; undefined when they are in a bucket, which `bucket` names. */
  store?: string;
  bucket?: string;
  /** The bucket itself, where its files are wanted too. */
  files?: Storage;
  /** The folder of backups, in which this one gets a folder of its own. */
  to: string;
}

/** A backup that waits longer is not the only one. */
const LOCK_LIMIT_MS = 30_000;
const ABANDONED_MS = 24 * 3_600_000;

const stampOf = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

/** A folder that is named by the moment, or by the first second after it of which there is none. */
function newFolder(to: string): string {
  let moment = Date.now();
  while (existsSync(join(to, `stowbridge-${stampOf(moment)}`))) {
    moment += 1000;
  }
  return join(to, `stowbridge-${stampOf(moment)}`);
}

/**
 * Copies database and files to a new folder while the product may be running, and answers that folder.
 *
 * The database comes first and the files after it: a file is in the store before a record names it, and for as long as
 * we hold the lock none is removed, so that every file of the copied records is there.
 * @throws Refused when there is no room, no tool or another backup at work
 */
export async function makeBackup(options: BackupOptions, progress: Progress): Promise<string> {
  return withClient(options.databaseUrl, 'stowbridge-backup', async (client) => {
    mkdirSync(options.to, { recursive: true, mode: 0o700 });
    await keepFiles(client);
    removeUnfinished(options.to);
    const finished = newFolder(options.to);
    const partial = `${finished}.partial`;
    mkdirSync(partial, { mode: 0o700 });
    const discard = (): void => rmSync(partial, { recursive: true, force: true });
    try {
      const manifest = await withCleanup(discard, () => fill(client, partial, options, progress));
      // A power cut after this must find all of it on the disk.
      spawnSync('sync', ['-f', partial], { timeout: 600_000 });
      renameSync(partial, finished);
      if (manifest.missing > 0) {
        progress.say(`Note: records name ${manifest.missing} files that the store does not have`);
      }
      await client.query(`insert into audit_log (action, subject_type) values ('system.backed-up', 'system')`);
      progress.say(
        `made ${finished}: database ${size(manifest.database.bytes)}${
          options.bucket && !options.files
            ? `. Files are in the bucket ${options.bucket} and not in this backup`
            : `, ${manifest.files.files} files ${size(manifest.files.bytes)}`
        }`,
      );
      return finished;
    } catch (error) {
      discard();
      throw error;
    }
  });
}

async function fill(
  client: Client,
  folder: string,
  { databaseUrl, dataFolder, store, bucket, files: inBucket, to }: BackupOptions,
  progress: Progress,
): Promise<Manifest> {
  const cluster = await embeddedFolder(client, dataFolder);
  const files: Amount = store ? await amountBelow(store, isStored) : { files: 0, bytes: 0 };
  const database = cluster ? (await amountBelow(cluster, isCopied)).bytes : await databaseBytes(client);
  await requireSpace(to, database + files.bytes);

  const sums = new SumsWriter(folder);
  const copier = new Copier(progress.add);
  const began = new Date();
  progress.begin('database', database);
  const target = join(folder, 'database');
  if (cluster) {
    await copyCluster(client, cluster, target, copier, sums);
  } else {
    await dump(client, databaseUrl, target, copier, sums);
  }
  // A dump shows the moment of its start, a copied folder that of its end.
  const madeAt = cluster ? new Date() : began;
  progress.say(`copied the database: ${sums.amounts.database.files} files, ${size(sums.amounts.database.bytes)}`);

  progress.begin('files', files.bytes);
  const copies = join(folder, 'files');
  let missing = 0;
  if (store) {
    await copyStore(store, copies, copier, sums);
    missing = await countMissing(client, copies, store);
  } else if (inBucket) {
    missing = await copyBucket(client, inBucket, copies, copier, sums);
  }
  if (store || inBucket) {
    progress.say(`copied the files: ${sums.amounts.files.files}, ${size(sums.amounts.files.bytes)}`);
  }
  return writeManifest(folder, {
    madeAt: madeAt.toISOString(),
    kind: cluster ? 'cluster' : 'dump',
    postgres: { major: await serverMajor(client), architecture: arch },
    schema: await schemaOf(client),
    ...sums.amounts,
    bucket: bucket ?? null,
    missing,
    folders: cluster ? emptyFolders(cluster) : [],
    sums: await sums.end(),
  });
}

/** Takes the lock that keeps files from being removed; it goes with the connection. */
async function keepFiles(client: Client): Promise<void> {
  await client.query(`set lock_timeout = ${LOCK_LIMIT_MS}`);
  try {
    await client.query('select pg_advisory_lock($1)', [REMOVALS_LOCK]);
  } catch (error) {
    throw (error as { code?: string }).code === '55P03'
      ? new Refused('Another backup of this database is being made.')
      : error;
  }
}

async function databaseBytes(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) bytes');
  return Number(rows[0].bytes);
}

/** What pg_dump writes is consistent by itself; only its hashes are ours. */
async function dump(client: Client, url: string, target: string, copier: Copier, sums: SumsWriter): Promise<void> {
  await requireTool('pg_dump', await serverMajor(client));
  await runTool('pg_dump', url, [
    '--format=directory',
    '--jobs=2',
    '--no-owner',
    '--no-privileges',
    `--file=${target}`,
  ]);
  for await (const path of filesBelow(target)) {
    await sums.add('database', path, await copier.hash(join(target, path)));
  }
}

/** What killed backups have left; a younger one may be at work, for another database. */
function removeUnfinished(to: string): void {
  for (const name of readdirSync(to)) {
    const folder = join(to, name);
    if (/^stowbridge-\d{8}T\d{6}Z\.partial$/.test(name) && statSync(folder).mtimeMs < Date.now() - ABANDONED_MS) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
