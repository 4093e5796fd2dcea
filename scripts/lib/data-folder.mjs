import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { becomeOwner } from './owner.mjs';
import { ROOT } from './paths.mjs';
import { PlainError, WRONG_SETTING } from './plain-error.mjs';

/** Makes a folder and those above it. Node's own recursive mkdir never returns where the system answers ENOENT (/proc). */
function makeFolder(folder, mode = 0o755) {
  if (existsSync(folder)) {
    return;
  }
  if (dirname(folder) !== folder) {
    makeFolder(dirname(folder));
  }
  mkdirSync(folder, { mode });
}

/**
 * Closes a data folder of ours to other accounts [FSEC-25], but for one that only its group passes through: so Postgres
 * gets in where root starts it, which opens that way itself.
 */
export function closeDataFolder(folder) {
  const { uid, mode } = statSync(folder);
  if (uid === process.getuid?.() && (mode & 0o067) !== 0) {
    chmodSync(folder, 0o700);
  }
}

/**
 * Makes the data folder (DATA_DIR, `.data` in the checkout by default) and answers its full path.
 * @param asRoot whether root stays root in somebody else's
 */
export function openDataFolder(setting, asRoot = false) {
  const folder = resolve(ROOT, setting || '.data');
  if (!asRoot) {
    becomeOwner(folder);
  }
  try {
    makeFolder(folder, 0o700);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Root passes every check of permissions, but not of a read-only file system: only a file proves it.
    rmSync(mkdtempSync(join(folder, '.writable-')), { recursive: true });
  } catch (error) {
    throw new PlainError(
      `The data folder ${folder} cannot be written (${error.code}). Set DATA_DIR to a folder that can.`,
      WRONG_SETTING,
    );
  }
  return folder;
}

/**
 * Refuses a checkout that cannot be installed and built into.
 * @param isWhole whether nothing need be: then it may be somebody else's
 */
export function requireWritableCheckout(isWhole = () => false) {
  const may = (what) => {
    try {
      accessSync(ROOT, what);
      return true;
    } catch {
      return false;
    }
  };
  if (!may(constants.W_OK) && !(may(constants.R_OK | constants.X_OK) && isWhole())) {
    throw new PlainError(`The folder ${ROOT} cannot be written, so nothing can be installed or built in it.`);
  }
}

/** The file with the secret that signs tokens, made once: with a new one every session and link would end. */
export function secretFile(folder) {
  const file = join(folder, 'secret.key');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return file;
}
