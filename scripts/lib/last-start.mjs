import { createRequire } from 'node:module';
import { join } from 'node:path';
import { builtFrom } from './build.mjs';
import { ROOT } from './paths.mjs';

const require = createRequire(import.meta.url);
const PATIENCE_MS = 5_000;

/** Who the processes are in Postgres. */
const roleOf = ({ DATABASE_URL }) => decodeURIComponent(new URL(DATABASE_URL).username);

/** What `migrate` is told to leave in the database: by which build the schema was brought up to date, for which role. */
const stampOf = (env) => `${builtFrom('backend')} for ${roleOf(env)}`;

/** Where only the programs know the address, there is no stamp to look for. */
export const stampArguments = (env) => (env.DATABASE_URL ? ['--stamp', stampOf(env)] : []);

/**
 * Whether this build and this role have seen the schema, and whether there are people: then two programs need not run.
 * Neither where only the programs know the address, or the database does not answer.
 */
export async function lookAtDatabase(env) {
  const none = { isUpToDate: false, isUsed: false };
  const address = env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL;
  if (!address || env.MIGRATION_DATABASE_URL_FILE) {
    return none;
  }
  const { Client } = require('pg');
  const client = new Client({
    connectionString: address,
    application_name: 'stowbridge-start',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // Whoever asks hears of it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `select obj_description('migrations'::regclass) stamp, has_table_privilege($1, 'users', 'select') may, exists (select from users) used`,
      [roleOf(env)],
    );
    const [{ stamp, may, used }] = rows;
    return { isUpToDate: may && stamp === stampOf(env), isUsed: used };
  } catch {
    return none;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The demo accounts of a database that holds data, and their password. */
export async function demoAccountsOf({ MIGRATION_DATABASE_URL, DATABASE_URL, PUBLIC_URL }) {
  const { knownAccounts } = require(join(ROOT, 'demo/dist/known-accounts.js'));
  const { DEMO_PASSWORD } = require(join(ROOT, 'backend/dist/domains/accounts/sign-in/demo-password.js'));
  const found = await knownAccounts(MIGRATION_DATABASE_URL ?? DATABASE_URL, PUBLIC_URL);
  return found.length > 0 ? { demoPassword: DEMO_PASSWORD, demoAccounts: found.join(', ') } : {};
}
