import type { PrivacyKind } from '@stowbridge/contract/privacy';
import type { MailContext } from '../mail-context';
import type { Person } from '../mail-definition';
import { personSql } from './people';

/** A request of somebody for their data, or to be deleted. */
export interface PrivacyRequest {
  kind: PrivacyKind;
  /** A visitor has no account, and is called by the address. */
  person: Person;
  /** Of a deletion: when it is carried out. */
  deletesAt: Date | null;
  /** By when it is answered. */
  dueAt: Date;
  /** Why it was refused. */
  reason: string | null;
  /** Of a visitor, and of somebody who is gone: where they are told so. */
  email: string | null;
}

export async function findPrivacyRequest(
  { requestId }: { requestId: number },
  { read }: MailContext,
): Promise<PrivacyRequest | undefined> {
  const [row] = await read<PrivacyRequest>(
    `select r.kind, case when u.id is null then json_build_object('userId', null, 'userTypeId', null, 'name', r.email::text, 'email', r.email::text) else ${personSql('u')} end person,
       r.deletes_at "deletesAt", r.due_at "dueAt", r.reason, r.email::text email from privacy_requests r left join users u on u.id = r.user_id where r.id = $1 and num_nonnulls(r.user_id, r.email) > 0`,
    [requestId],
  );
  return row;
}
