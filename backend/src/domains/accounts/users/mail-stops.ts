import { UserStatus } from '@stowbridge/contract/ids';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/audit/audit';
import { recordAudit } from '../../../platform/audit/audit';
import { sql } from '../../../platform/database/sql';
import type { MailCategory } from './mail-categories';

/** The categories of which these people get no mails: what they have stopped, and listings once they were rejected [BEYB-31]. */
const STOPS = `
  select user_id "userId", category from mail_stops where user_id = any($1)
  union all select id, 'listings' from users where id = any($1) and status_id = ${UserStatus.Rejected}`;

export const stopsOf = (
  manager: EntityManager,
  readers: number[],
): Promise<{ userId: number; category: MailCategory }[]> => sql(manager, { text: STOPS, values: [readers] });

/** The SQL condition that a user `u` has stopped the mails of a category. */
export const hasStopped = (category: MailCategory): string =>
  `exists (select from mail_stops where user_id = u.id and category = '${category}')`;

/** Stops or starts a person's mails of one category, and leaves a trace when that changes something. */
export async function setMails(
  manager: EntityManager,
  actor: Actor | null,
  userId: number,
  category: MailCategory,
  wanted: boolean,
): Promise<void> {
  const changed = wanted
    ? (
        await manager.query<[unknown, number]>('delete from mail_stops where user_id = $1 and category = $2', [
          userId,
          category,
        ])
      )[1]
    : (
        await manager.query<unknown[]>(
          'insert into mail_stops (user_id, category) values ($1, $2) on conflict do nothing returning 1',
          [userId, category],
        )
      ).length;
  if (changed === 0) {
    return;
  }
  await recordAudit(manager, {
    actor,
    action: wanted ? 'user.mails-started' : 'user.mails-stopped',
    subjectType: 'user',
    subjectId: userId,
    detail: { category },
  });
}
