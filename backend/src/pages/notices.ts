import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the build writes the notices of the processes. */
export const SERVER_NOTICES = resolve(__dirname, '..', 'THIRD-PARTY-NOTICES.txt');
/** What lies in a built front end about the licences of others: of packages, of data, of letters. */
const NOTICES = /^(THIRD-PARTY.*|.*-ofl)\.txt$|^LICENSE_/;

/** All that goes out with the product and is others', in one text; `fronts` are the folders that browsers load from. */
export function notices(name: string, fronts: Record<string, string>): string {
  const parts = [
    `${name}: third-party notices\n`,
    ...(existsSync(SERVER_NOTICES) ? [`THE SERVER\n\n${readFileSync(SERVER_NOTICES, 'utf8')}`] : []),
    ...Object.entries(fronts).flatMap(([title, folder]) => filesOf(folder).map((text) => `${title}\n\n${text}`)),
  ];
  return parts.join(`\n${'='.repeat(80)}\n\n`);
}

function filesOf(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && NOTICES.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
        .map((path) => readFileSync(path, 'utf8'))
    : [];
}
