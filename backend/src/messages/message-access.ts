import { Role } from '../auth/permissions';

/*
 * Who may do what with a message `m`, as SQL. `$1` is the caller, `$2` whether they are an administrator; a message
 * that was deleted is there for nobody.
 */

/** What stands in the caller's own notifications. */
export const INBOX = `m.deleted_at is null and (m.to_user_id = $1 or ($2 and m.to_user_id is null))`;

/** Between a person and the office, in either direction: the business of every administrator. Notices are not. */
export const CORRESPONDENCE = `m.from_user_id is not null and (m.from_user_type_id <> ${Role.Admin} or m.to_user_type_id <> ${Role.Admin})`;

/** What the caller may open and answer: an administrator also stands in for a colleague to whom a person wrote. */
export const ADDRESSED = `m.deleted_at is null and (m.to_user_id = $1 or ($2 and (m.to_user_id is null or (m.to_user_type_id = ${Role.Admin} and ${CORRESPONDENCE}))))`;

/** Whether the caller has read it. */
export const READ = 'exists (select 1 from message_reads r where r.message_id = m.id and r.user_id = $1)';

/** What an administrator, `$1`, lists and deletes: their own messages, those of the office, and its correspondence. */
export const OFFICE_SEES = `m.deleted_at is null and (m.to_user_id is null or $1 in (m.to_user_id, m.from_user_id) or (${CORRESPONDENCE}))`;
