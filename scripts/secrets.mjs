// node scripts/secrets.mjs: makes the secrets that docker-compose.yml reads, those that are missing only.
// node scripts/secrets.mjs --kubernetes --database-url ... [folder]: makes those that docs/deploy/kubernetes reads.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeKubernetesSecrets } from './lib/kubernetes-secrets.mjs';
import { ROOT } from './lib/paths.mjs';
import { PlainError } from './lib/plain-error.mjs';

if (process.argv[2] === '--kubernetes') {
  try {
    makeKubernetesSecrets(process.argv.slice(3));
    process.exit(0);
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exit(1);
  }
}

const folder = process.argv[2] ?? join(ROOT, 'secrets');
mkdirSync(folder, { recursive: true });
// Nobody else on this machine gets in here; the accounts in the containers must be able to read the files themselves.
chmodSync(folder, 0o700);

/** The secret of this name; made now unless it is there. */
function secret(name, make) {
  const file = join(folder, name);
  if (!existsSync(file)) {
    writeFileSync(file, make(), { mode: 0o444 });
    console.log(`made ${file}`);
  }
  return readFileSync(file, 'utf8');
}

const random = () => randomBytes(32).toString('hex');
const postgres = secret('postgres_password', random);
const redis = secret('redis_password', random);
secret('secret_key', () => randomBytes(48).toString('base64url'));
secret('database_url', () => `postgres://stowbridge_app:${random()}@postgres:5432/stowbridge`);
secret('migration_database_url', () => `postgres://stowbridge:${postgres}@postgres:5432/stowbridge`);
secret('redis_url', () => `redis://:${redis}@redis:6379`);
secret('redis_conf', () =>
  [`requirepass ${redis}`, 'appendonly yes', 'maxmemory-policy noeviction', 'dir /data', ''].join('\n'),
);
