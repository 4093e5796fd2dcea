import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A spec that needs Postgres or Redis, or one of its helpers, reads where the tests' servers are. */
const SERVERS = /\bprocess\.env\.TEST_(DATABASE|REDIS)_URL\b/;
/** With it a program is started: a server, a browser, one of our own processes. */
const PROGRAMS = /^(node:)?child_process$/;
const SPEC = /\.(spec|e2e-spec)\.ts$/;

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file that a relative import means; undefined for packages and for what is no code. */
function resolved(from, name) {
  const path = join(dirname(from), name);
  return name.startsWith('.') ? ['', '.ts', '.js', '.cjs'].map((end) => path + end).find(isFile) : undefined;
}

/** Reads each file once: its text, and what it imports, by TypeScript's own reader. */
function makeReader() {
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

/** Whether a spec, with everything of ours that it imports, needs nothing but the code. */
function needsOnlyCode(spec, read = makeReader()) {
  const reached = new Set([spec]);
  for (const file of reached) {
    const { text, imports } = read(file);
    if (SERVERS.test(text) || imports.some((name) => PROGRAMS.test(name))) {
      return false;
    }
    for (const path of imports.map((name) => resolved(file, name)).filter(Boolean)) {
      reached.add(path);
    }
  }
  return true;
}

/** The specs below a folder that need nothing but the code, found by reading what they import. */
export function quickSpecs(folder) {
  const read = makeReader();
  return readdirSync(folder, { recursive: true })
    .filter((name) => SPEC.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => join(folder, name))
    .filter((spec) => needsOnlyCode(spec, read))
    .sort();
}
