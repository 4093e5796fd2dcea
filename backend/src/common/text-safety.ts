import { DomainError } from './errors';

const MAX_DEPTH = 20;

/**
 * Refuses what Postgres cannot store or what would cost too much to walk: NUL characters, lone surrogates, and
 * nesting deeper than 20 levels. Runs on every body, query and path before a route sees it.
 */
export function requireSafeText(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !isWellFormed(value)) {
      throw new DomainError('invalid', 'The text holds characters that cannot be stored.');
    }
    return;
  }
  if (value === null || typeof value !== 'object') return;
  if (depth >= MAX_DEPTH) throw new DomainError('invalid', 'The request is nested too deeply.');
  for (const [key, child] of Object.entries(value)) {
    requireSafeText(key, depth + 1);
    requireSafeText(child, depth + 1);
  }
}

/** `String.prototype.isWellFormed`, which the ES2023 library does not declare. */
function isWellFormed(text: string): boolean {
  return (text as string & { isWellFormed(): boolean }).isWellFormed();
}
