import { Client } from 'pg';
import type { Config } from '../../config';
import { scramVerifier } from './scram';

/** Who our processes are in Postgres: a role that owns nothing and may do no more than they need. */
export interface AppRole {
  name: string;
  password: string;
}

/** Runs one statement on some connection of the owner, and answers its rows. */
export type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

const ALREADY_THERE = ['42710', '23505'];
const NOT_ALLOWED = '42501';

const passwordClause = ({ password }: AppRole): string =>
  password === '' ? '' : ` password '${scramVerifier(password)}'`;
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The role that a database's address signs in with, as the driver reads it. */
export function roleOf(url: string): AppRole {
  const { user = '', password } = new Client({ connectionString: url });
  return { name: user, password: password ?? '' };
}

/** The role of our processes; undefined where they sign in as the owner, who needs no rights given. */
export function appRoleOf({ DATABASE_URL, ownerUrl }: Pick<Config, 'DATABASE_URL' | 'ownerUrl'>): AppRole | undefined {
  const role = roleOf(DATABASE_URL);
  return role.name === roleOf(ownerUrl).name ? undefined : role;
}

async function isThere(ask: Ask, { name }: AppRole): Promise<boolean> {
  return (await ask('select from pg_roles where rolname = $1', [name])).length > 0;
}

/**
 * Makes the role unless it is there; one that is there is left as it is.
 * @throws Error with one sentence when it is missing and the owner may make no roles
 */
export async function ensureRole(ask: Ask, role: AppRole): Promise<void> {
  if (await isThere(ask, role)) {
    return;
  }
  try {
    await ask(`create role ${quoted(role.name)} login${passwordClause(role)}`);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    // Two migrations of one server may begin at once.
    if (ALREADY_THERE.includes(code)) {
      return;
    }
    if (code !== NOT_ALLOWED) {
      throw error;
    }
    throw new Error(
      `The role ${role.name} of DATABASE_URL does not exist, and the role of MIGRATION_DATABASE_URL may not make it: let an administrator of the server run "create role ${quoted(role.name)} login password '...'".`,
      { cause: error },
    );
  }
}

/** Makes the role, or gives the one that is there this password. */
export async function renewRole(ask: Ask, role: AppRole): Promise<void> {
  if (await isThere(ask, role)) {
    await ask(`alter role ${quoted(role.name)}${passwordClause(role)}`);
  } else {
    await ensureRole(ask, role);
  }
}

/**
 * What the role of $1 must and does have on each table, view and sequence. The triggers say which tables are only ever
 * added to; the list of migrations is the owner's.
 */
const RIGHTS = `
  select case c.relkind when 'S' then 'sequence' else 'table' end kind, format('%I.%I', n.nspname, c.relname) as name,
    case when c.relkind = 'S' then 'USAGE'
         when c.relname = 'migrations' then 'SELECT'
         when exists (select from pg_trigger t join pg_proc f on f.oid = t.tgfoid where t.tgrelid = c.oid and f.proname = 'refuse_change') then 'INSERT, SELECT'
         else 'DELETE, INSERT, SELECT, UPDATE' end wanted,
    (select coalesce(string_agg(a.privilege_type, ', ' order by a.privilege_type), '') from aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee where r.rolname = $1) given
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_has_role(c.relowner, 'usage')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 2`;

/** Whether the role of $1 may look into the schema and make things in it, and gets its rights on the owner's later tables. */
const SCHEMA = `
  select has_schema_privilege($1, 'public', 'usage') enters, has_schema_privilege($1, 'public', 'create') creates,
    exists (select from pg_default_acl d, aclexplode(d.defaclacl) a, pg_roles r
      where d.defaclrole = (select oid from pg_roles where rolname = current_user) and d.defaclnamespace = 'public'::regnamespace and r.oid = a.grantee and r.rolname = $1) later`;

interface Right {
  kind: string;
  name: string;
  wanted: string;
  given: string;
}

/**
 * Gives the role what our processes need and takes the rest: rows are read and written, of append-only tables only read
 * and added, and nothing is made, emptied or dropped. What the owner makes later is given by itself.
 */
export async function grantTo(ask: Ask, { name }: AppRole): Promise<void> {
  const role = quoted(name);
  const [schema] = await ask<{ enters: boolean; creates: boolean; later: boolean }>(SCHEMA, [name]);
  if (!schema.enters) {
    await ask(`grant usage on schema public to ${role}`);
  }
  if (schema.creates) {
    await ask(`revoke create on schema public from public, ${role}`);
  }
  if (!schema.later) {
    await ask(`alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`);
    await ask(`alter default privileges in schema public grant usage on sequences to ${role}`);
  }
  const rights = await ask<Right>(RIGHTS, [name]);
  for (const { kind, name: object, wanted, given } of rights) {
    if (given === wanted) {
      continue;
    }
    await ask(`revoke all on ${kind} ${object} from ${role}`);
    await ask(`grant ${wanted} on ${kind} ${object} to ${role}`);
  }
}
