import type { MailContext } from '../mail-context';
import { personSql } from './people';
import type { Person } from '../mail-definition';

/** A change of an account's address. */
export interface EmailChange {
  person: Person;
  oldEmail: string;
  newEmail: string;
}

export async function findEmailChange(
  { changeId }: { changeId: number },
  { read }: MailContext,
): Promise<EmailChange | undefined> {
  const [row] = await read<EmailChange>(
    `select ${personSql('u')} person, c.old_email::text "oldEmail", c.new_email::text "newEmail" from email_changes c join users u on u.id = c.user_id where c.id = $1`,
    [changeId],
  );
  return row;
}

export const atOldEmail = ({ person, oldEmail }: EmailChange): Person => ({ ...person, email: oldEmail });
export const atNewEmail = ({ person, newEmail }: EmailChange): Person => ({ ...person, email: newEmail });
