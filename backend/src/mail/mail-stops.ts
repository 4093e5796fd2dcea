import { UserStatus } from '@stowbridge/contract/ids';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../platform/audit/audit';
import { recordAudit } from '../platform/audit/audit';
import type { MailCategory } from './mail-categories';
import type { MailDraft } from './mail-definition';
import { categoryOf } from './mails';

/** The categories of which these people get no mails: what they have stopped, and listings once they were rejected [BEYB-31]. */
const STOPS = `
  select user_id "userId", category from mail_stops where user_id = any($1)
  union all select id, 'listings' from users where id = any($1) and status_id = ${UserStatus.Rejected}`;

const stopsOf = (manager: EntityManager, readers: number[]): Promise<{ userId: number; category: MailCategory }[]> =>
  manager.query(STOPS, [readers]);

/** The drafts without those whose reader gets no such mails. People without an account get all of them. */
export async function withoutStopped(manager: EntityManager, drafts: MailDraft[]): Promise<MailDraft[]> {
  const readers = drafts.flatMap(({ kind, to }) =>
    to.userId !== null && categoryOf(kind) !== null ? [to.userId] : [],
  );
  if (readers.length === 0) {
    return drafts;
  }
  const stops = await stopsOf(manager, readers);
  return drafts.filter(
    ({ kind, to }) => !stops.some(({ userId, category }) => userId === to.userId && category === categoryOf(kind)),
  );
}

/** Whether a reader gets no mails of this kind any more: asked again as one leaves, since it may have waited. */
export async function isStopped(manager: EntityManager, readerId: number | null, kind: string): Promise<boolean> {
  const asked = categoryOf(kind);
  return (
    readerId !== null &&
    asked !== null &&
    (await stopsOf(manager, [readerId])).some(({ category }) => category === asked)
  );
}

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
