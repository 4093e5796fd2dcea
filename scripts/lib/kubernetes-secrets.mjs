import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './paths.mjs';
import { PlainError } from './plain-error.mjs';

const MANIFESTS = join(ROOT, 'docs/deploy/kubernetes');
/** What few installations need: an empty file stands for a setting that is not given. */
const MAY_BE_EMPTY = new Set(['database_replica_urls']);
const MADE_HERE = { secret_key: () => randomBytes(48).toString('base64url') };

/** The secrets that the manifests mount, each with its files. */
function secretsOfManifests() {
  const text = ['config.yaml', 'migrate.yaml'].map((name) => readFileSync(join(MANIFESTS, name), 'utf8')).join('');
  return [...text.matchAll(/_FILE\b.*\/run\/secrets\/([\w-]+)\/(\w+)/g)].map(([, secret, name]) => ({ secret, name }));
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

/** Makes the secrets of docs/deploy/kubernetes as folders of files: a key from nothing, the addresses from options. */
export function makeKubernetesSecrets(args) {
  const files = secretsOfManifests();
  const asked = files.map(({ name }) => name).filter((name) => !(name in MADE_HERE));
  const {
    values,
    positionals: [folder = join(ROOT, 'secrets/kubernetes')],
  } = readOptions(args, asked);
  const missing = asked.filter((name) => !values[optionOf(name)] && !MAY_BE_EMPTY.has(name));
  if (missing.length > 0) {
    throw new PlainError(
      `Only you know these addresses, so give them: ${missing.map((name) => `--${optionOf(name)}`).join(' ')} (docs/configuration.md says how each is written).`,
    );
  }
  const places = files.map(({ secret, name }) => ({ name, path: join(folder, secret, name) }));
  const there = places.find(({ path }) => existsSync(path));
  if (there) {
    throw new PlainError(
      `${there.path} is there already, and nothing is overwritten: remove the folder, or name another one.`,
    );
  }
  for (const { name, path } of places) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, MADE_HERE[name]?.() ?? values[optionOf(name)] ?? '', { mode: 0o600 });
  }
  for (const secret of new Set(files.map((file) => file.secret))) {
    console.log(
      `made ${join(folder, secret)}; next: kubectl --namespace stowbridge create secret generic ${secret} --from-file=${join(folder, secret)}`,
    );
  }
}
