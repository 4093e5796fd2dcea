import type { EntityManager } from 'typeorm';
import type { Actor } from '../platform/audit/audit';
import { recordAudit } from '../platform/audit/audit';
import type { MailCategory } from './mail-categories';
import type { MailDraft } from './mail-definition';
import { categoryOf } from './mails';

/** The drafts without those whose reader has stopped such mails. People without an account get all of them. */
export async function withoutStopped(manager: EntityManager, drafts: MailDraft[]): Promise<MailDraft[]> {
  const readers = drafts
    .filter(({ kind, to }) => to.userId !== null && categoryOf(kind) !== null)
    .map(({ to }) => to.userId);
  if (readers.length === 0) {
    return drafts;
  }
  const stops = await manager.query<{ userId: number; category: MailCategory }[]>(
    `select user_id "userId", category from mail_stops where user_id = any($1)`,
    [readers],
  );
  return drafts.filter(
    ({ kind, to }) => !stops.some(({ userId, category }) => userId === to.userId && category === categoryOf(kind)),
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
