import { requireFromBackend } from './stack.mjs';

export const ADMIN = { email: 'bench@example.com', password: 'Bench-2026-pass' };

/** Writes an administrator into a database without demo data; answers the id. */
export async function addAdministrator(stack) {
  const { hashPassword } = requireFromBackend('./dist/domains/accounts/sign-in/passwords.js');
  const [{ id }] = await stack.query(
    `insert into users (first_name, last_name, email, phone_number, user_type_id, status_id, is_confirmed, password_hash) values ('Bea', 'Bench', $1, '303-555-0100', 1, 2, true, $2) returning id`,
    [ADMIN.email, await hashPassword(ADMIN.password)],
  );
  await stack.query('insert into user_roles (user_id, role_id, is_default) values ($1, 1, true)', [id]);
  return id;
}

/** Signs in; answers the token. */
export async function signIn(url, { email, password } = ADMIN) {
  const answer = await fetch(`${url}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserName: email, Password: password }),
    signal: AbortSignal.timeout(30_000),
  });
  if (answer.status !== 200) {
    throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  }
  return (await answer.json()).Token;
}
