import { singleLine } from '../../platform/common/plain-text';

/** Characters, the extension included. */
const LONGEST = 150;

/**
 * The name under which a document is shown and handed out [FSEC-24]: that of the file on the computer it came from,
 * without its folder, without what no file system takes, and with the extension of what it is.
 */
export function shownName(given: string, extension: string): string {
  const own = singleLine(given.split(/[\\/]/).pop() ?? '').replace(/[:*?"<>|]/g, '_');
  const ending = `.${extension}`;
  const name = own.toLowerCase().endsWith(ending) ? own.slice(0, -ending.length) : own;
  return (
    ([...name]
      .slice(0, LONGEST - ending.length)
      .join('')
      .trim() || 'file') + ending
  );
}
