import { DomainError } from './errors';

const MAX_DEPTH = 20;
/** An object with a field of such a name cannot be turned into a text or a number any more, as rules and messages do. */
const TAKEN_NAMES = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Refuses what Postgres cannot store or what would cost too much to walk: NUL characters, lone surrogates, nesting
 * deeper than 20 levels, and fields that hide what every object inherits (`toString`). Runs on every body, query and path before a route sees it.
 */
export function requireSafeText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !isWellFormed(value)) {
      throw new DomainError('invalid', 'The text holds characters that cannot be stored.');
    }
    return;
  }
  if (value === null || typeof value !== 'object') {
    return;
  }
  if (depth >= MAX_DEPTH) {
    throw new DomainError('invalid', 'The request is nested too deeply.');
  }
  for (const [key, child] of Object.entries(value)) {
    requireSafeText(key, depth + 1);
    if (TAKEN_NAMES.has(key)) {
      throw new DomainError('invalid', `No field may be called ${key}.`);
    }
    requireSafeText(child, depth + 1);
  }
}

/** `String.prototype.isWellFormed`, which the ES2023 library does not declare. */
function isWellFormed(text: string): boolean {
  return (text as string & { isWellFormed(): boolean }).isWellFormed();
}
