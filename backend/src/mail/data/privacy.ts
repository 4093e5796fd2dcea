import type { MailContext } from '../mail-context';
import type { Person } from '../mail-definition';
import { personSql } from './people';

/** A request of somebody for their data, or to be deleted. */
export interface PrivacyRequest {
  person: Person;
  /** Of a deletion: when it is carried out. */
  deletesAt: Date | null;
  /** By when it is answered. */
  dueAt: Date;
  /** Why it was refused. */
  reason: string | null;
  /** Of somebody who is gone: where they are told so. */
  email: string | null;
}

export async function findPrivacyRequest(
  { requestId }: { requestId: number },
  { read }: MailContext,
): Promise<PrivacyRequest | undefined> {
  const [row] = await read<PrivacyRequest>(
    `select ${personSql('u')} person, r.deletes_at "deletesAt", r.due_at "dueAt", r.reason, r.email::text email from privacy_requests r join users u on u.id = r.user_id where r.id = $1`,
    [requestId],
  );
  return row;
}
