import type { RoleId } from '@stowbridge/contract/ids';

/** What the browser keeps of a sign-in [AUTH-07], [AUTH-24], [AUTH-29]; the refresh token is not among it. */
export interface StoredSession {
  accessKey: string;
  sessionId: string;
  id: number;
  role: string;
  name: string;
  email: string;
  userType: RoleId;
}

const storedKeys = {
  accessKey: 'accessKey',
  sessionId: 'sessionId',
  id: 'id',
  role: 'role',
  name: 'name',
  email: 'email',
  userType: 'userType',
} as const satisfies Record<keyof StoredSession, string>;

/** Kept by the site for buyers and sellers; they end with the session like everything else [AUTH-34]. */
const siteKeys = ['buyerDefault', 'sellerDefault', 'Count', 'buyerStoreNDAIDs'];

/** Tells the server which front end serves the addresses that both have, such as /my-account. */
const areaCookie = 'area=admin; Path=/; SameSite=Lax; Max-Age=31536000';

let leaving = false;

/** Whether the session has ended here and the page is about to be left for the site. */
export const isLeaving = (): boolean => leaving;

export function storeSession(session: StoredSession): void {
  leaving = false;
  for (const [field, key] of Object.entries(storedKeys)) {
    localStorage.setItem(key, String(session[field as keyof StoredSession]));
  }
  document.cookie = areaCookie + (location.protocol === 'https:' ? '; Secure' : '');
}

/** Replaces the two values that a refresh renews. */
export function storeToken(accessKey: string, sessionId: string | number | undefined): void {
  localStorage.setItem(storedKeys.accessKey, accessKey);
  if (sessionId !== undefined) {
    localStorage.setItem(storedKeys.sessionId, String(sessionId));
  }
}

/** Ends what is stored, on the way to the site's home page. */
export function leaveSession(): void {
  leaving = true;
  clearSession();
}

function clearSession(): void {
  for (const key of [...Object.values(storedKeys), ...siteKeys]) {
    localStorage.removeItem(key);
  }
  document.cookie = 'area=; Path=/; SameSite=Lax; Max-Age=0';
}

export function accessKey(): string | null {
  return localStorage.getItem(storedKeys.accessKey);
}

export function sessionId(): string | null {
  return localStorage.getItem(storedKeys.sessionId);
}

export function storedIdentity(): { id: number; name: string; email: string; role: string } {
  return {
    id: Number(localStorage.getItem(storedKeys.id)),
    name: localStorage.getItem(storedKeys.name) ?? '',
    email: localStorage.getItem(storedKeys.email) ?? '',
    role: localStorage.getItem(storedKeys.role) ?? '',
  };
}

/** Keeps what one is called from now on. */
export function renameIdentity(name: string, email: string): void {
  localStorage.setItem(storedKeys.name, name);
  localStorage.setItem(storedKeys.email, email);
}

/** An admin screen needs a stored token and the role Admin [SHELL-42]. */
export function isAdministrator(): boolean {
  return Boolean(accessKey()) && storedIdentity().role === 'Admin';
}
