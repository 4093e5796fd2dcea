import { createRequire } from 'node:module';
import { join } from 'node:path';
import { builtFrom } from './build.mjs';
import { ROOT } from './paths.mjs';

const require = createRequire(import.meta.url);
const PATIENCE_MS = 5_000;

/** Who the processes are in Postgres. */
const roleOf = ({ DATABASE_URL }) => decodeURIComponent(new URL(DATABASE_URL).username);

/** By which build the schema was brought up to date, for which role. A backup keeps it with the tables. */
const stampOf = (env) => `${builtFrom('backend')} for ${roleOf(env)}`;

/** Asks the owner's database; undefined where only the programs know its address, or it does not answer. */
async function ask(env, question) {
  const address = env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL;
  if (!address || env.MIGRATION_DATABASE_URL_FILE) {
    return undefined;
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
    return await question(client);
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether this build and this role have seen the schema, and whether there are people: then two programs need not run. */
export async function lookAtDatabase(env) {
  const found = await ask(env, async (client) => {
    const { rows } = await client.query(
      `select obj_description('migrations'::regclass) stamp, has_table_privilege($1, 'users', 'select') may, exists (select from users) used`,
      [roleOf(env)],
    );
    return rows[0];
  });
  return { isUpToDate: found?.may === true && found.stamp === stampOf(env), isUsed: found?.used === true };
}

/** Remembers that the schema was brought up to date. */
export const noteUpToDate = (env) =>
  ask(env, (client) => client.query(`comment on table migrations is ${client.escapeLiteral(stampOf(env))}`));

/** The demo accounts of a database that holds data, and their password. */
export async function demoAccountsOf({ MIGRATION_DATABASE_URL, DATABASE_URL, PUBLIC_URL }) {
  const { knownAccounts } = require(join(ROOT, 'demo/dist/known-accounts.js'));
  const { DEMO_PASSWORD } = require(join(ROOT, 'backend/dist/domains/accounts/sign-in/demo-password.js'));
  const found = await knownAccounts(MIGRATION_DATABASE_URL ?? DATABASE_URL, PUBLIC_URL);
  return found.length > 0 ? { demoPassword: DEMO_PASSWORD, demoAccounts: found.join(', ') } : {};
}
