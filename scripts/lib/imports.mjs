import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file that a relative import means; undefined for packages and for what is no code. */
function resolved(from, name) {
  const path = join(dirname(from), name);
  return name.startsWith('.')
    ? ['', '.ts', '.tsx', '.js', '.cjs', '/index.ts'].map((end) => path + end).find(isFile)
    : undefined;
}

/** Reads each file once: its text, and what it imports, by TypeScript's own reader. */
export function makeReader() {
  const { preProcessFile } = createRequire(import.meta.url)('typescript');
  const known = new Map();
  return (file) => {
    if (!known.has(file)) {
      const text = readFileSync(file, 'utf8');
      known.set(file, { text, imports: preProcessFile(text, true, true).importedFiles.map((one) => one.fileName) });
    }
    return known.get(file);
  };
}

/** Whether a file fetches another only when it is needed. */
export const isLate = ({ text }, name) => text.includes(`import('${name}')`);

/** These files and, one after the other, all of ours that they import, as far as they are `followed`. */
export function* reachedFrom(files, read = makeReader(), followed = () => true) {
  const reached = new Set(files);
  for (const file of reached) {
    const { text, imports } = read(file);
    yield { file, text, imports };
    for (const name of imports.filter((one) => followed({ file, text }, one))) {
      const path = resolved(file, name);
      if (path) {
        reached.add(path);
      }
    }
  }
}
