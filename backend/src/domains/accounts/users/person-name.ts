/** SQL for what a row `u` of `users` is called. */
export const PERSON_NAME = `u.first_name || ' ' || u.last_name`;
