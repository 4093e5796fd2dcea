import type { DataSource } from 'typeorm';
import { Reader, sql } from '../../../platform/database/sql';
import { passwordMatches } from './passwords';
import { Role, Status } from '../../../platform/access/permissions';

/** The password of every account of the demo, which everybody can read here and in the documents. */
export const DEMO_PASSWORD = 'Storage-2026';

interface Account {
  email: string;
  hash: string | null;
}

async function havingIt(accounts: Account[]): Promise<string[]> {
  const found: string[] = [];
  // One after the other: each check takes 19 MB.
  for (const { email, hash } of accounts) {
    if (await passwordMatches(hash, DEMO_PASSWORD)) {
      found.push(email);
    }
  }
  return found;
}

/** The addresses of administrators whose password everybody knows. */
export async function administratorsWithDemoPassword(source: DataSource | Reader): Promise<string[]> {
  return havingIt(
    await sql<Account>(source, {
      text: `select u.email::text email, u.password_hash hash from users u join user_roles r on r.user_id = u.id and r.role_id = ${Role.Admin}
     where u.status_id <> ${Status.Rejected} and u.password_hash is not null order by u.id`,
      values: [],
    }),
  );
}

/** Those of the given accounts that exist and have the password of the demo. */
export async function withDemoPassword(source: DataSource | Reader, emails: readonly string[]): Promise<string[]> {
  return havingIt(
    await sql<Account>(source, {
      text: 'select email::text email, password_hash hash from users where email = any($1) order by id',
      values: [emails],
    }),
  );
}
