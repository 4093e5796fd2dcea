import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the product, as its package says. */
export const VERSION = (
  JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8')) as { version: string }
).version;

/** What a build without a known commit says. */
export const UNKNOWN = 'unknown';

/** Version and commit for people: `0.1.0 (4f1c2d3)`. */
export const versionText = (commit: string | undefined): string =>
  commit ? `${VERSION} (${commit.slice(0, 7)})` : VERSION;

/** Answers `--version` on the command line, for which nothing need be configured. */
export function saysVersion(): boolean {
  if (!process.argv.includes('--version')) {
    return false;
  }
  console.log(`Stowbridge ${versionText(process.env.BUILD_COMMIT)}`);
  return true;
}
