import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeReader, reachedFrom } from './imports.mjs';

/** A spec that needs Postgres or Redis, or one of its helpers, reads where the tests' servers are. */
const SERVERS = /\bprocess\.env\.TEST_(DATABASE|REDIS)_URL\b/;
/** With it a program is started: a server, a browser, one of our own processes. */
const PROGRAMS = /^(node:)?child_process$/;
const SPEC = /\.(spec|e2e-spec)\.ts$/;

/** Whether a spec, with everything of ours that it imports, needs nothing but the code. */
function needsOnlyCode(spec, read) {
  for (const { text, imports } of reachedFrom([spec], read)) {
    if (SERVERS.test(text) || imports.some((name) => PROGRAMS.test(name))) {
      return false;
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
