/** What is said when a session has ended by itself. */
export const SIGN_IN_AGAIN = 'Your session has ended. Please sign in to go on.';

/** What is refused because the sign-in is too old for it. */
export const signInAgainTo = (what: string): string => `Please sign in again to ${what}.`;

/** Whether a refusal asks for the password. */
export const asksForSignIn = (refusal: string): boolean => refusal.startsWith(signInAgainTo('').slice(0, -1));

/** What is said of a link to a new password that is good no more. */
export const LINK_IS_OVER = 'This link has been used or has expired.';

const KEY = 'signInAgain';

/** Longer addresses are nobody's work. */
const LONGEST_PATH = 2_000;

/** The storage of one tab, as browsers have it. */
export interface TabStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Where the next sign-in leads; both front ends keep it in the tab. */
export interface LeftPage {
  /** The person, when the page is theirs alone: a session ended there. */
  id?: number;
  /** The role in which the page opens; none when it opens for everybody who is signed in. */
  role?: string;
  /** Path and query. */
  path: string;
  /** The form in which something was typed, or what else is wanted there. */
  form?: string;
  /** A fault of the server, not time, ended the session. */
  fault?: boolean;
}

interface Kept extends LeftPage {
  told?: boolean;
}

/** The page on which a session ended, or undefined. */
export function readPage(storage: TabStorage): (LeftPage & { told?: boolean }) | undefined {
  try {
    return (JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the page on which a session ended. */
export function leavePage(storage: TabStorage, page: LeftPage): void {
  storage.setItem(KEY, JSON.stringify(page));
}

/** [FSITE-03] Remembers the page to which somebody came without being signed in; it waits for the next sign-in. */
export function wantPage(storage: TabStorage, page: Pick<LeftPage, 'path' | 'role' | 'form'>): void {
  storage.setItem(KEY, JSON.stringify({ ...page, told: true }));
}

/** Forgets what was remembered. */
export function forgetPage(storage: TabStorage): void {
  storage.removeItem(KEY);
}

/** Whether the person is still to be told why they were signed out; true once. */
export function takeNotice(storage: TabStorage): boolean {
  const kept = readPage(storage);
  if (!kept || kept.told) {
    return false;
  }
  storage.setItem(KEY, JSON.stringify({ ...kept, told: true }));
  return true;
}

/** The page to which this person comes after the sign-in, once; nobody is led to the page of somebody else, or off the site. */
export function takePage(storage: TabStorage, id: number): LeftPage | undefined {
  const kept = readPage(storage);
  storage.removeItem(KEY);
  if (!kept || !(kept.id === undefined || kept.id === id) || !isOwnPath(kept.path)) {
    return undefined;
  }
  // The home page is nothing to come back to, unless something was typed there.
  return kept.path === '/' && !kept.form ? undefined : kept;
}

/** Browsers take a second slash or backslash for another host, and leave tabs and line breaks out before they look. */
function isOwnPath(path: unknown): boolean {
  return typeof path === 'string' && path.length <= LONGEST_PATH && /^\/(?![/\\])[!-\uffff]*$/.test(path);
}
