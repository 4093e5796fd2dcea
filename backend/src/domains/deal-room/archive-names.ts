import { extname } from 'node:path';
import { shownName } from '../documents/shown-name';

/** File systems that ignore case, or how an accent is put together, take these for one name. */
const sameName = (name: string): string => name.normalize('NFC').toLowerCase();

/** What Windows takes for a device, whatever its extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)\./i;

/** The names of files within an archive: fit for every file system, and each of them once. */
export function archiveNames(files: { actualFileName: string; fileName: string }[]): string[] {
  const taken = new Set<string>();
  return files.map(({ actualFileName, fileName }) => {
    const ending = extname(fileName);
    const shown = shownName(actualFileName, ending.slice(1));
    const base = (DEVICE.test(shown) ? `_${shown}` : shown).slice(0, -ending.length);
    let name = base + ending;
    for (let count = 2; taken.has(sameName(name)); count += 1) {
      name = `${base} (${count})${ending}`;
    }
    taken.add(sameName(name));
    return name;
  });
}
