import { passwordMatches } from './passwords';
import { Role, Status } from '../../../platform/access/permissions';

/** The password of every account of the demo, which everybody can read here and in the documents. */
export const DEMO_PASSWORD = 'Storage-2026';

interface Account {
  email: string;
  password_hash: string | null;
}

/** A connection, of whichever library. */
interface Source {
  query<Rows>(text: string, values?: unknown[]): Promise<Rows>;
}

async function havingIt(accounts: Account[]): Promise<string[]> {
  const found: string[] = [];
  // One after the other: each check takes 19 MB.
  for (const { email, password_hash: hash } of accounts) {
    if (await passwordMatches(hash, DEMO_PASSWORD)) {
      found.push(email);
    }
  }
  return found;
}

/** The addresses of administrators whose password everybody knows. */
export async function administratorsWithDemoPassword(source: Source): Promise<string[]> {
  return havingIt(
    await source.query<Account[]>(
      `select u.email::text email, u.password_hash from users u join user_roles r on r.user_id = u.id and r.role_id = ${Role.Admin}
     where u.status_id <> ${Status.Rejected} and u.password_hash is not null order by u.id`,
    ),
  );
}

/** Those of the given accounts that exist and have the password of the demo. */
export async function withDemoPassword(source: Source, emails: readonly string[]): Promise<string[]> {
  return havingIt(
    await source.query<Account[]>(
      'select email::text email, password_hash from users where email = any($1) order by id',
      [emails],
    ),
  );
}
