import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PlainError, WRONG_SETTING } from './plain-error.mjs';
import { accounts } from '../../tools/accounts.cjs';

/** What commands that stay root leave of their own, which no start needs. */
const ROOTS_PLACES = ['backups', 'children', '*before-restore-*'];

const nearest = (folder) => (existsSync(folder) ? folder : nearest(dirname(folder)));

/** The first thing in a folder that is another's; nothing when all of it belongs to this number. */
function firstForeign(folder, uid) {
  const leftOut = ROOTS_PLACES.flatMap((name) => ['-name', name, '-prune', '-o']);
  const args = [folder, ...leftOut, '!', '-uid', String(uid), '-print', '-quit'];
  return spawnSync('find', args, { encoding: 'utf8' }).stdout?.trim();
}

/**
 * Root over somebody else's folder becomes its owner for good, so that whatever is started, built or written is theirs.
 * Stays root in a folder of root's, or of a number that is no account.
 *
 * @param folder need not be there yet: who has the one above it will have it
 */
export function becomeOwner(folder) {
  const { uid } = statSync(nearest(folder));
  const owner = accounts().find((account) => account.uid === uid);
  if (process.getuid?.() !== 0 || !owner) {
    return;
  }
  const foreign = existsSync(folder) && firstForeign(folder, uid);
  if (foreign) {
    throw new PlainError(
      `${foreign} does not belong to ${owner.name}, who has ${folder} and runs the product there. Give it back: chown -R ${owner.name}: ${folder}`,
      WRONG_SETTING,
    );
  }
  process.initgroups(owner.name, owner.gid);
  process.setgid(owner.gid);
  process.setuid(owner.uid);
  // An npm that was started by root hands on where root's are.
  delete process.env.npm_config_cache;
  delete process.env.npm_config_userconfig;
  Object.assign(process.env, { HOME: owner.home, USER: owner.name, LOGNAME: owner.name });
}
