import { Role } from '../../platform/access/permissions';

/*
 * Who may do what with a message `m`, as SQL. `$1` is the caller, `$2` whether they are an administrator; a message
 * that was deleted is there for nobody.
 */

/** What is among the caller's own notifications. */
export const INBOX = `m.deleted_at is null and (m.to_user_id = $1 or ($2 and m.to_user_id is null))`;

/** Between a person and the office, in either direction: the business of every administrator. Notices are not. */
export const CORRESPONDENCE = `m.from_user_id is not null and (m.from_user_type_id <> ${Role.Admin} or m.to_user_type_id <> ${Role.Admin})`;

/** What the caller may open and answer: an administrator also stands in for a colleague to whom a person wrote. */
export const ADDRESSED = `m.deleted_at is null and (m.to_user_id = $1 or ($2 and (m.to_user_id is null or (m.to_user_type_id = ${Role.Admin} and ${CORRESPONDENCE}))))`;

/** Whether the caller has read it. */
export const READ = 'exists (select 1 from message_reads r where r.message_id = m.id and r.user_id = $1)';

/** What an administrator lists and deletes: their own messages, those of the office, and its correspondence. */
export const officeSees = (administrator: string): string =>
  `m.deleted_at is null and (m.to_user_id is null or ${administrator} in (m.to_user_id, m.from_user_id) or (${CORRESPONDENCE}))`;

/** The conversation that the message `id` belongs to: what it answers, back to the first, and all that answers that. */
export const conversationOf = (id: string): string => `
  with recursive back as (
    select id, parent_message_id from messages where id = ${id}
    union select p.id, p.parent_message_id from messages p join back b on p.id = b.parent_message_id
  ), thread as (
    select id from back where parent_message_id is null
    union select c.id from messages c join thread t on c.parent_message_id = t.id
  ) select id from thread`;
