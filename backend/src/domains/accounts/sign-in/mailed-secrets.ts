import type { EntityManager } from 'typeorm';
import { sql } from '../../../platform/database/sql';
import { hashPassword, hashToken, passwordMatches, RESET_HOURS, TEMPORARY_HOURS } from './passwords';

/**
 * Makes a mailed temporary password good, from now on.
 * @returns false when the person has chosen a password since, or is gone
 */
export async function registerTemporaryPassword(
  manager: EntityManager,
  userId: number,
  password: string,
): Promise<boolean> {
  const [user] = await sql<{ hash: string | null }>(manager, {
    text: 'select temporary_password_hash hash from users where id = $1 and password_hash is null',
    values: [userId],
  });
  if (!user) {
    return false;
  }
  const hash = user.hash && (await passwordMatches(user.hash, password)) ? user.hash : await hashPassword(password);
  await manager.query(
    `update users set temporary_password_hash = $2, temporary_password_expires_at = now() + interval '${TEMPORARY_HOURS} hours' where id = $1`,
    [userId, hash],
  );
  return true;
}

/**
 * Makes a mailed link to a new password good, from now on; the links that were mailed before end with it.
 * @returns false when the link was used, or the person is gone
 */
export async function registerResetToken(manager: EntityManager, userId: number, token: string): Promise<boolean> {
  await manager.query(
    `update password_tokens set used_at = now() where user_id = $1 and kind = 'forgot' and used_at is null and token_hash <> $2`,
    [userId, hashToken(token)],
  );
  const rows = await manager.query<unknown[]>(
    `insert into password_tokens as t (user_id, kind, token_hash, expires_at)
     select id, 'forgot', $2, now() + interval '${RESET_HOURS} hours' from users where id = $1
     on conflict (token_hash) do update set expires_at = excluded.expires_at where t.used_at is null
     returning t.id`,
    [userId, hashToken(token)],
  );
  return rows.length === 1;
}
