// Writes docs/configuration.md from the variables that backend/src/config.ts declares; with --check, says whether the
// committed page agrees with the code. Needs a build of the backend.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';

const page = join(ROOT, 'docs/configuration.md');
const { configDescriptions } = createRequire(import.meta.url)(join(ROOT, 'backend/dist/config.js'));

const code = (value) => `\`${String(value)}\``;

function standard({ default: value, example }) {
  if (value !== undefined && value !== '') {
    return typeof value === 'string' && / /.test(value) && !/[<@]/.test(value) ? value : code(value);
  }
  return example ? `none; e.g. ${code(example)}` : 'none';
}

const rows = Object.entries(configDescriptions()).map(
  ([name, one]) =>
    `| ${code(name)} | ${one.description.replaceAll('|', '\\|')} | ${standard(one).replaceAll('|', '\\|')} |`,
);

const text = `# Configuration

Generated from \`backend/src/config.ts\` by \`npm run configuration\`; do not edit.

Both processes read environment variables once, at their start; a value that does not fit stops the start with one
sentence and code 78. White space around a value is taken away; an empty variable counts as missing. Each one can also be
given as a file, for secrets that must not stand in the environment: \`SECRET_KEY_FILE=/run/secrets/key\` reads
\`SECRET_KEY\` from that file; an empty file counts as missing, too. What is switched on or off takes 1, true, yes, on and
0, false, no, off. A name that is almost one of these is warned of at the start.

A database that does not answer is named in a line of the log every two seconds; after a minute the process ends with 69.

| variable | what it is | default |
|---|---|---|
${rows.join('\n')}
`;

if (!process.argv.includes('--check')) {
  writeFileSync(page, text);
} else if (!existsSync(page) || readFileSync(page, 'utf8') !== text) {
  console.error('docs/configuration.md differs from the code; run "npm run configuration" and commit.');
  process.exit(1);
} else {
  console.log('docs/configuration.md agrees with the code.');
}
