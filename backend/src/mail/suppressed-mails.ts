import type { EntityManager } from 'typeorm';
import { isSuppressed, suppressedOf } from '../domains/accounts/users/suppressed-addresses';
import type { MailDraft } from './mail-definition';

/** The one kind that goes to an address nothing is written to any more: it says that the data is gone [BEYE-78]. */
export const LAST_MAIL = 'privacy-done';

/** The drafts without those to people who had their data removed. */
export async function withoutSuppressed(manager: EntityManager, drafts: MailDraft[]): Promise<MailDraft[]> {
  const suppressed = await suppressedOf(
    manager,
    drafts.map(({ to }) => to.email),
  );
  return drafts.filter(({ kind, to }) => kind === LAST_MAIL || !suppressed.has(to.email));
}

/** The same of one mail, asked again as it leaves, since it may have waited. */
export const mayReach = async (
  manager: EntityManager,
  { kind, recipient }: { kind: string; recipient: string },
): Promise<boolean> => kind === LAST_MAIL || !(await isSuppressed(manager, recipient));
