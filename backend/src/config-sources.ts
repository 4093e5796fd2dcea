import { readFileSync } from 'node:fs';

/** A configuration that does not fit; the message is one sentence for the operator. */
export class ConfigError extends Error {}

/**
 * What an environment says of a setting: its variable, else the file that NAME_FILE names; without white space around.
 * @returns undefined when nothing or nothing but an empty text or file is there
 * @throws ConfigError when the file cannot be read, or the variable holds white space only
 */
export function readSetting(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const given = env[name];
  if (given) {
    if (given.trim() === '') {
      throw new ConfigError(`${name} holds nothing but white space`);
    }
    return given.trim();
  }
  const file = env[`${name}_FILE`];
  return file ? readSecret(`${name}_FILE`, file) || undefined : undefined;
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(
      `${name} must name a file that can be read, but ${file} cannot (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}

/** Ordinary variables that happen to be near one of ours. */
const ORDINARY = new Set(['HOME']);
/** Letters by which a name may be off. */
const FEW = 2;

/** How many letters must be put in, left out or replaced to make one word of the other. */
function lettersBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 1; index < row.length; index += 1) {
      next.push(Math.min(row[index] + 1, next[index - 1] + 1, row[index - 1] + (letter === other[index - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length];
}

/** A sentence for each name of an environment that is almost one of ours. */
export function misspelledNames(env: NodeJS.ProcessEnv, known: string[]): string[] {
  const names = known.flatMap((name) => [name, `${name}_FILE`]);
  return Object.keys(env).flatMap((given) => {
    if (names.includes(given) || ORDINARY.has(given)) {
      return [];
    }
    const meant = names.find(
      (name) => Math.abs(name.length - given.length) <= FEW && lettersBetween(given.toUpperCase(), name) <= FEW,
    );
    return meant ? [`${given} is no setting of this product; ${meant} is one.`] : [];
  });
}

/** Whether people reach an address from the machine itself only. */
export const isLocalAddress = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
