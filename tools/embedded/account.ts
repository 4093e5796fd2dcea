import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/** A system account that a server may run as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

function accounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/**
 * The account that Postgres must run as: undefined for the present one. Postgres refuses to run as root; then it is
 * the account that owns the existing data, else `postgres`, else `nobody`, whose number must be in the password file
 * (Postgres looks its own name up).
 */
export function findServerAccount(dataFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const known = accounts().filter((account) => account.uid !== 0);
  if (existsSync(dataFolder)) {
    const owner = known.find((account) => account.uid === statSync(dataFolder).uid);
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
