import type { EntityManager } from 'typeorm';
import { stopsOf } from '../domains/accounts/users/mail-stops';
import type { MailDraft } from './mail-definition';
import { categoryOf } from './mails';

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
