import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AppRole } from '@stowbridge/backend/platform/database/app-role';
import type { Account } from '../accounts.cjs';
import { canEnter, closedTo, findServerAccount } from './account';
import { SHARED_ROOT } from './postgres-binaries';
import { endProcess, findMark } from '../process-mark.cjs';
import { runWatched } from './watched';

/** The superuser of an embedded cluster, who owns the database. */
export const SUPERUSER = 'stowbridge';

/** The role of our processes in it. */
const APP_ROLE = 'stowbridge_app';

/** Where a cluster lies: its own folder, readable for its account alone. */
export interface Cluster {
  folder: string;
  data: string;
  password: string;
}

/** Makes a folder for the server's account alone. */
export function ownFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true });
  if (account) {
    chownSync(folder, account.uid, account.gid);
  }
  chmodSync(folder, 0o700);
}

/**
 * Lets one account pass through a folder that root keeps closed: through its group, which sees nothing of what is
 * listed there, and nobody else gets in.
 */
export function openFor(account: Account, folder: string): void {
  const { uid, mode } = statSync(folder);
  if (uid !== 0 || (mode & 0o067) !== 0 || !canEnter(account, dirname(folder))) {
    return;
  }
  chownSync(folder, 0, account.gid);
  chmodSync(folder, 0o710);
}

const appPasswordFile = (folder: string): string => join(folder, 'app-password');
const noteIn = (dataFolder: string): string => join(dataFolder, 'postgres-location');

/** The data of the cluster that a data folder has; undefined when it has none. */
export function findCluster(dataFolder: string): string | undefined {
  const note = noteIn(dataFolder);
  const folder = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataFolder, 'postgres');
  return existsSync(join(folder, 'data', 'PG_VERSION')) ? join(folder, 'data') : undefined;
}

/**
 * The cluster's folder: inside the data folder, or, for root with a data folder that the server's account cannot
 * enter (below /root, say), in a place of its own that a note in the data folder names. It never changes by itself:
 * a cluster that has become unreachable is an error, not a reason to begin an empty one elsewhere.
 */
export function clusterFolder(dataFolder: string): { folder: string; account: Account | undefined } {
  const inside = join(dataFolder, 'postgres');
  const note = noteIn(dataFolder);
  if (existsSync(note)) {
    const folder = readFileSync(note, 'utf8').trim();
    return { folder, account: findServerAccount(folder) };
  }
  const account = findServerAccount(inside);
  if (!account) {
    return { folder: inside, account };
  }
  openFor(account, dataFolder);
  if (canEnter(account, dataFolder)) {
    return { folder: inside, account };
  }
  if (existsSync(inside)) {
    throw new Error(
      `The account "${account.name}", which runs Postgres for root, can no longer enter ${dataFolder}. Let it pass: chmod o+x ${closedTo(account, dataFolder)}`,
    );
  }
  const folder = join(SHARED_ROOT, `data-${randomBytes(8).toString('hex')}`);
  mkdirSync(SHARED_ROOT, { recursive: true, mode: 0o755 });
  writeFileSync(note, `${folder}\n`);
  return { folder, account };
}

/** A folder that was given to somebody else is an error that says how it is given back. */
function requireOwn(folder: string, account: Account | undefined): void {
  const uid = account?.uid ?? process.getuid?.();
  // Root makes the outer folder before it is the account's.
  const parts = [join(folder, 'data'), ...(account ? [] : [folder])];
  if (parts.some((part) => existsSync(part) && statSync(part).uid !== uid)) {
    const name = account?.name ?? uid;
    throw new Error(
      `Postgres runs as "${name}", to whom its folder does not belong. Give it back: chown -R ${name}: ${folder}`,
    );
  }
}

/** Makes the cluster unless it is there. A killed creation leaves only a folder that the next one throws away. */
export async function createCluster(folder: string, binaries: string, account: Account | undefined): Promise<Cluster> {
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  requireOwn(folder, account);
  ownFolder(folder, account);
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const unfinished = join(folder, 'data.unfinished');
    rmSync(appPasswordFile(folder), { force: true });
    // One that was killed just now may still be writing.
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 10 });
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    if (account) {
      chownSync(passwordFile, account.uid, account.gid);
    }
    await runWatched(
      join(binaries, 'bin/initdb'),
      // The built-in provider sorts and folds case alike on every machine, whatever its C library.
      [
        ...['--pgdata', unfinished, '--username', SUPERUSER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
        ...['--encoding', 'UTF8', '--locale', 'C.UTF-8', '--locale-provider', 'builtin'],
      ],
      { ...(account && { uid: account.uid, gid: account.gid }), cwd: folder, env: {}, timeout: 60_000 },
    ).catch((error: Error) => {
      throw new Error(`Postgres could not make its data folder: ${error.message}`, { cause: error });
    });
    renameSync(unfinished, data);
  }
  return { folder, data, password: readFileSync(passwordFile, 'utf8').trim() };
}

/**
 * The role of our processes, whose password lies beside the superuser's. A cluster that has no such password yet, one
 * of an earlier release or one that was restored, is given the role or its new password by `renew`.
 */
export async function clusterRole(
  { folder }: Cluster,
  account: Account | undefined,
  renew: (role: AppRole) => Promise<void>,
): Promise<AppRole> {
  const file = appPasswordFile(folder);
  if (existsSync(file)) {
    return { name: APP_ROLE, password: readFileSync(file, 'utf8').trim() };
  }
  const role = { name: APP_ROLE, password: randomBytes(24).toString('hex') };
  await renew(role);
  // Last, so that a start that is killed before begins again.
  writeFileSync(file, role.password, { mode: 0o600 });
  if (account) {
    chownSync(file, account.uid, account.gid);
  }
  return role;
}

/**
 * Ends a server that a killed start left on this cluster, and clears a lock file whose number now belongs to another
 * program. The number in the lock file alone proves nothing: the process must be a postgres on this very folder.
 */
export async function endOrphan(cluster: Cluster): Promise<void> {
  const lockFile = join(cluster.data, 'postmaster.pid');
  if (!existsSync(lockFile)) {
    return;
  }
  const mark = findMark(Number.parseInt(readFileSync(lockFile, 'utf8'), 10));
  if (mark) {
    const command = readFileSync(`/proc/${mark.pid}/cmdline`, 'utf8').split('\0');
    const ours = basename(command[0] ?? '') === 'postgres' && command.includes(cluster.data);
    if (ours) {
      await endProcess(mark, {
        signals: [
          ['SIGINT', 15_000],
          ['SIGQUIT', 5_000],
        ],
      });
    }
  }
  rmSync(lockFile, { force: true });
}
