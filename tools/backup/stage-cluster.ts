import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { arch } from 'node:process';
import { join } from 'node:path';
import { roleOf } from '@stowbridge/backend/platform/database/app-role';
import type { Account } from '../accounts.cjs';
import { findServerAccount } from '../embedded/account';
import { startPostgres } from '../embedded/postgres';
import { prepareBinaries } from '../embedded/postgres-binaries';
import { clusterFolder, findCluster, openFor, ownFolder, SUPERUSER } from '../embedded/postgres-cluster';
import { endProcess, readMark } from '../process-mark.cjs';
import { Copier } from './copier';
import { Refused } from './refused';
import { makeReady, RestoreWork, StagedRestore } from './restore-staging';
import { readSums } from './sums';
import { withCleanup } from './with-cleanup';

/** What of a data folder a cluster is; `redis` holds the jobs of the life that ends. */
const OLD_PARTS = ['postgres', 'postgres-location', 'redis'];
const NEW_PARTS = ['postgres', 'postgres-location'];
/** Replaying the log of a busy hour takes minutes. */
const RECOVERY_LIMIT_MS = 20 * 60_000;

export interface ClusterPlace {
  dataFolder: string;
  /** Where copies of the binaries may be kept; default: the data folder. */
  cacheFolder?: string;
  /** The files that were brought back already. */
  files?: string;
}

/** Brings back an embedded server's folder inside the data folder, beside the one that is there. */
export async function stageCluster(
  { dataFolder, cacheFolder = dataFolder, files }: ClusterPlace,
  work: RestoreWork,
): Promise<StagedRestore> {
  const staging = join(dataFolder, 'restore.unfinished');
  const discard = (): Promise<void> => removeStaging(staging);
  await discard();
  const account = findServerAccount(join(dataFolder, 'postgres'));
  if (account) {
    openFor(account, dataFolder);
  }
  mkdirSync(staging, { mode: 0o700 });
  if (account) {
    chownSync(staging, account.uid, account.gid);
  }
  try {
    const { folder, account: server } = clusterFolder(staging);
    const binaries = prepareBinaries(server, cacheFolder);
    await requireFit(binaries, work);
    ownFolder(folder, server);
    const data = await copyBack(join(folder, 'data'), server, work);
    await setPassword(folder, data, binaries, server);
    const postgres = await startPostgres({ dataFolder: staging, cacheFolder });
    try {
      await withCleanup(
        () => postgres.stop(),
        () => makeReady(postgres.url, roleOf(postgres.appUrl), work, files),
      );
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    await discard();
    throw error;
  }
  const put = async (): Promise<string[]> => {
    await endLeftServers(dataFolder);
    return swap(staging, dataFolder, work.stamp);
  };
  return { put, discard };
}

/** Servers that outlived a killed command would go on writing into what is put aside. */
async function endLeftServers(dataFolder: string): Promise<void> {
  const cluster = findCluster(dataFolder);
  const marks = [join(dataFolder, 'redis/server.json'), ...(cluster ? [join(cluster, '../server.json')] : [])].map(
    readMark,
  );
  for (const mark of marks) {
    if (mark) {
      await endProcess(mark, { signals: [['SIGINT', 15_000]] });
    }
  }
}

/** A cluster's folder is read by the same Postgres on the same kind of processor only. */
async function requireFit(binaries: string, { manifest: { postgres } }: RestoreWork): Promise<void> {
  const { output } = await run(join(binaries, 'bin/postgres'), ['--version'], undefined, '');
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(output)?.[1]);
  if (major === postgres.major && arch === postgres.architecture) {
    return;
  }
  throw new Refused(
    `The backup is of Postgres ${postgres.major} on ${postgres.architecture}, and this is Postgres ${major} on ${arch}: restore it with the release that made it, on such a machine.`,
  );
}

async function copyBack(
  data: string,
  owner: Account | undefined,
  { from, manifest, progress }: RestoreWork,
): Promise<string> {
  const copier = new Copier(progress.add, owner);
  copier.makeFolder(data);
  progress.begin('database', manifest.database.bytes);
  for await (const { path } of readSums(from)) {
    if (path.startsWith('database/')) {
      await copier.copy(join(from, path), join(data, path.slice('database/'.length)));
    }
  }
  for (const folder of manifest.folders) {
    copier.makeFolder(join(data, folder));
  }
  progress.say('brought back the database');
  return data;
}

/**
 * Gives the server a password of its own: the backup holds none. Alone in its folder it replays its log and needs no
 * password for that.
 */
async function setPassword(
  folder: string,
  data: string,
  binaries: string,
  account: Account | undefined,
): Promise<void> {
  const password = randomBytes(24).toString('hex');
  const file = join(folder, 'password');
  writeFileSync(file, password, { mode: 0o600 });
  if (account) {
    chownSync(file, account.uid, account.gid);
  }
  const { code, output } = await run(
    join(binaries, 'bin/postgres'),
    ['--single', '-D', data, 'postgres'],
    account,
    `alter role "${SUPERUSER}" password '${password}'\n`,
  );
  if (code !== 0) {
    throw new Error(
      `Postgres could not bring the copy to its state: ${output.trim().split('\n').slice(-8).join('\n')}`,
    );
  }
}

function run(
  program: string,
  args: string[],
  account: Account | undefined,
  input: string,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...(account && { uid: account.uid, gid: account.gid }),
      cwd: '/',
      env: { LANG: 'C.UTF-8', TZ: 'UTC' },
      timeout: RECOVERY_LIMIT_MS,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => (output = `${output}${text}`.slice(-8000)));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
    child.stdin.on('error', () => undefined); // one that ends without reading says why by itself
    child.stdin.end(input);
  });
}

/** A few renames on one disk: what was there is put aside, and nothing is deleted. */
function swap(staging: string, dataFolder: string, stamp: string): string[] {
  const aside = join(dataFolder, `before-restore-${stamp}`);
  const old = OLD_PARTS.filter((part) => existsSync(join(dataFolder, part)));
  if (old.length > 0) {
    mkdirSync(aside, { mode: 0o711 });
  }
  for (const part of old) {
    renameSync(join(dataFolder, part), join(aside, part));
  }
  for (const part of NEW_PARTS) {
    if (existsSync(join(staging, part))) {
      renameSync(join(staging, part), join(dataFolder, part));
    }
  }
  rmSync(staging, { recursive: true, force: true });
  return old.length > 0 ? [aside] : [];
}

/** For root with a closed data folder the cluster itself lies elsewhere. */
async function removeStaging(staging: string): Promise<void> {
  await endLeftServers(staging);
  const note = join(staging, 'postgres-location');
  if (existsSync(note)) {
    rmSync(readFileSync(note, 'utf8').trim(), { recursive: true, force: true });
  }
  rmSync(staging, { recursive: true, force: true });
}
