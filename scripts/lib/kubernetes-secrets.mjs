import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

const MANIFEST = join(ROOT, 'docs/deploy/kubernetes/config.yaml');
/** What few installations need: an empty file stands for a setting that is not given. */
const MAY_BE_EMPTY = new Set(['database_replica_urls']);
const MADE_HERE = { secret_key: () => randomBytes(48).toString('base64url') };

/** The files that the manifests read, as `config.yaml` names them. */
function namesInManifest() {
  return [...readFileSync(MANIFEST, 'utf8').matchAll(/^ {2}\w+_FILE: \/run\/secrets\/stowbridge\/(\w+)$/gm)].map(([, name]) => name);
}

const optionOf = (name) => name.replaceAll('_', '-');

function readOptions(args, names) {
  const options = Object.fromEntries(names.map((name) => [optionOf(name), { type: 'string' }]));
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new PlainError(error.message);
  }
}

/** Makes the secret of docs/deploy/kubernetes as a folder of files: a key from nothing, the addresses from options. */
export function makeKubernetesSecrets(args) {
  const names = namesInManifest();
  const asked = names.filter((name) => !(name in MADE_HERE));
  const { values, positionals: [folder = join(ROOT, 'secrets/kubernetes')] } = readOptions(args, asked);
  const missing = asked.filter((name) => !values[optionOf(name)] && !MAY_BE_EMPTY.has(name));
  if (missing.length > 0) throw new PlainError(`Only you know these addresses, so give them: ${missing.map((name) => `--${optionOf(name)}`).join(' ')} (docs/configuration.md says how each is written).`);
  const there = names.find((name) => existsSync(join(folder, name)));
  if (there) throw new PlainError(`${join(folder, there)} is there already, and nothing is overwritten: remove the folder, or name another one.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of names) writeFileSync(join(folder, name), MADE_HERE[name]?.() ?? values[optionOf(name)] ?? '', { mode: 0o600 });
  console.log(`made ${folder}; next: kubectl --namespace stowbridge create secret generic stowbridge --from-file=${folder}`);
}
