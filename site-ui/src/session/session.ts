import { forgetViewing, readViewing, viewedRole, viewingText } from '@stowbridge/contract/viewing';

/**
 * What the browser keeps of a session, under the keys that the back office reads too (one origin, one sign-in).
 *
 * The token is an access token of minutes; the refresh token is an HttpOnly cookie that no script sees.
 * [AUTH-22] [AUTH-24] [AUTH-25] [AUTH-26] [AUTH-27] [AUTH-28] [AUTH-29]
 */
export type Role = 'Admin' | 'Buyer' | 'Seller';

export interface Session {
  token: string;
  sessionId: string;
  id: number;
  role: Role;
  name: string;
  email: string;
  buyerDefault: boolean;
  sellerDefault: boolean;
  unread: number;
  /** Signed NDAs: property id -> NDA id. */
  ndas: Record<number, number>;
}

const keys = [
  'accessKey',
  'sessionId',
  'id',
  'role',
  'buyerDefault',
  'sellerDefault',
  'Count',
  'buyerStoreNDAIDs',
  'userName',
  'userType',
  'email',
] as const;
type Key = (typeof keys)[number];

export const userTypeIds = { Admin: 1, Buyer: 2, Seller: 3 } as const satisfies Record<Role, number>;

const listeners = new Set<() => void>();
let snapshot: { raw: string; session: Session | null } | undefined;

function readNdas(text: string): Record<number, number> {
  const ndas: Record<number, number> = {};
  for (const pair of text.split(',')) {
    const [store, nda] = pair.split('##').map(Number);
    if (store && nda) {
      ndas[store] = nda;
    }
  }
  return ndas;
}

function isRole(value: string): value is Role {
  return value in userTypeIds;
}

/** What belongs to the view of this tab and changes in it; it is forgotten with the page. */
let viewed: { of: string; part: Pick<Session, 'role' | 'unread' | 'ndas'> } | undefined;

/** The session of a tab in which an administrator looks as somebody else; the administrator's own stays as it is. */
function readViewed(text: string): Session | null {
  const viewing = readViewing(sessionStorage);
  if (!viewing) {
    return null;
  }
  if (viewed?.of !== text) {
    viewed = { of: text, part: { role: viewedRole(viewing), unread: 0, ndas: {} } };
  }
  const { token, sessionId, userId, firstName, lastName, email, defaultRoles } = viewing;
  return {
    token,
    sessionId,
    id: userId,
    name: `${firstName} ${lastName}`,
    email,
    buyerDefault: defaultRoles.includes('Buyer'),
    sellerDefault: defaultRoles.includes('Seller'),
    ...viewed.part,
  };
}

/** The stored session, or null; the same object until something stored changes. */
export function readSession(): Session | null {
  const view = viewingText(sessionStorage);
  if (view !== null) {
    const raw = JSON.stringify([view, viewed]);
    if (snapshot?.raw !== raw) {
      const session = readViewed(view);
      snapshot = { raw: JSON.stringify([view, viewed]), session };
    }
    return snapshot.session;
  }
  const values = Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? ''])) as Record<Key, string>;
  const raw = JSON.stringify(values);
  if (snapshot?.raw === raw) {
    return snapshot.session;
  }
  const session = values.accessKey
    ? {
        token: values.accessKey,
        sessionId: values.sessionId,
        id: Number(values.id),
        role: isRole(values.role) ? values.role : ('Buyer' as const),
        name: values.userName,
        email: values.email,
        buyerDefault: values.buyerDefault === 'true',
        sellerDefault: values.sellerDefault === 'true',
        unread: Number(values.Count) || 0,
        ndas: readNdas(values.buyerStoreNDAIDs),
      }
    : null;
  snapshot = { raw, session };
  return session;
}

/** Changes parts of the stored session and tells the screen. */
export function updateSession(change: Partial<Session>): void {
  if (viewed && viewingText(sessionStorage) === viewed.of) {
    const { role = viewed.part.role, unread = viewed.part.unread, ndas = viewed.part.ndas } = change;
    viewed = { ...viewed, part: { role, unread, ndas } };
    announce();
    return;
  }
  const write = (key: Key, value: string | number | boolean | undefined) => {
    if (value !== undefined) {
      localStorage.setItem(key, String(value));
    }
  };
  write('accessKey', change.token);
  write('sessionId', change.sessionId);
  write('id', change.id);
  write('role', change.role);
  write('userType', change.role && userTypeIds[change.role]);
  write('buyerDefault', change.buyerDefault);
  write('sellerDefault', change.sellerDefault);
  write('Count', change.unread);
  write('userName', change.name);
  write('email', change.email);
  if (change.ndas) {
    const pairs = Object.entries(change.ndas).map(([store, nda]) => `${store}##${nda}`);
    write('buyerStoreNDAIDs', pairs.join(','));
  }
  if (change.role) {
    // Readable on purpose and without a secret: it only says which front end answers /my-account and /notification.
    document.cookie = `area=${change.role === 'Admin' ? 'admin' : 'site'}; Path=/; SameSite=Lax; Max-Age=31536000`;
  }
  announce();
}

/** [AUTH-34] [ERR-02] [ERR-03] Forgets everything that is stored of the session. */
export function clearSession(): void {
  if (viewingText(sessionStorage) !== null) {
    forgetViewing(sessionStorage);
    announce();
    return;
  }
  keys.forEach((key) => localStorage.removeItem(key));
  document.cookie = 'area=; Path=/; SameSite=Lax; Max-Age=0';
  announce();
}

function announce(): void {
  listeners.forEach((listener) => listener());
}

/** Calls back when the session changes, in this tab or in another one. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
