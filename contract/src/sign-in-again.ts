/** What is said when a session has ended by itself. */
export const SIGN_IN_AGAIN = 'Please sign in again.';

const KEY = 'signInAgain';

/** The storage of one tab, as browsers have it. */
interface TabStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Who was where when the session ended; both front ends keep it in the tab. */
export interface LeftPage {
  /** The person. */
  id: number;
  /** The role in which they saw the page. */
  role: string;
  /** Path and query. */
  path: string;
}

interface Kept extends LeftPage {
  told?: boolean;
}

function read(storage: TabStorage): Kept | undefined {
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

/** Whether the person is still to be told why they were signed out; true once. */
export function takeNotice(storage: TabStorage): boolean {
  const kept = read(storage);
  if (!kept || kept.told) return false;
  storage.setItem(KEY, JSON.stringify({ ...kept, told: true }));
  return true;
}

/** The page to which this person comes back after the next sign-in, once; nobody is led to the page of somebody else. */
export function takePage(storage: TabStorage, id: number): LeftPage | undefined {
  const kept = read(storage);
  storage.removeItem(KEY);
  return kept?.id === id && /^\/[^/\\]/.test(kept.path) ? kept : undefined;
}
