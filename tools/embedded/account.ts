import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Account, accounts } from '../accounts.cjs';

/**
 * The account that Postgres must run as: undefined for the present one. Postgres refuses to run as root; then it is
 * the account that owns the cluster's folder, else the one that owns the folder above it, else `postgres`, else `nobody`,
 * whose number must be in the password file (Postgres looks its own name up).
 */
export function findServerAccount(clusterFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const known = accounts();
  for (const folder of [clusterFolder, dirname(clusterFolder)].filter((one) => existsSync(one))) {
    const owner = known.find((account) => account.uid === statSync(folder).uid);
    if (owner) {
      return owner;
    }
  }
  for (const name of ['postgres', 'nobody']) {
    const account = known.find((candidate) => candidate.name === name);
    if (account) {
      return account;
    }
  }
  throw new Error(
    'Postgres refuses to run as root and this machine has neither a "postgres" nor a "nobody" account. ' +
      'Add one, start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether an account (undefined: the present one) can pass through a folder, and, if asked, list it. */
export function canEnter(account: Account | undefined, folder: string, andList = false): boolean {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  const condition = andList ? 'test -x "$1" && test -r "$1"' : 'test -x "$1"';
  const check = spawnSync('/bin/sh', ['-c', condition, 'sh', folder], { ...identity, cwd: '/', timeout: 5_000 });
  return check.status === 0;
}

/** The topmost folder on the way to one that keeps an account out. */
export function closedTo(account: Account, folder: string): string {
  const above = dirname(folder);
  return above === folder || canEnter(account, above) ? folder : closedTo(account, above);
}
