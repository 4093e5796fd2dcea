/** [FSITE-06] Whose password has just been set: kept out of addresses, until the page for signing in is left. */
let email: string | undefined;

export const newPasswordOf = (): string | undefined => email;

export function setNewPasswordOf(whose: string | undefined): void {
  email = whose;
}
