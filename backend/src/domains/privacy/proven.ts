/**
 * The address of the account `$1`, empty until it is proven: by an address that nobody has proven to be theirs, what
 * belongs to its true owner would be given away, or removed.
 */
export const PROVEN = `select case when u.email_confirmed_at is null then '' else u.email::text end email from users u where u.id = $1`;
