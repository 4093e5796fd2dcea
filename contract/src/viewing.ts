import type { TabStorage } from './sign-in-again';

/** What a tab holds in which an administrator looks at the site as somebody else; other tabs know nothing of it. */
export interface Viewing {
  /** Access token of the view, which cannot be refreshed. */
  token: string;
  sessionId: string;
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  /** The roles by default of this person. */
  defaultRoles: string[];
  /** When the view ends by itself, as an ISO time. */
  expiresAt: string;
  /** The address of the office to which its end leads. */
  back: string;
}

const KEY = 'viewing';

export function keepViewing(storage: TabStorage, viewing: Viewing): void {
  storage.setItem(KEY, JSON.stringify(viewing));
}

/** What the tab holds as text, to compare; null where it shows its own person. */
export const viewingText = (storage: Pick<TabStorage, 'getItem'>): string | null => storage.getItem(KEY);

export function readViewing(storage: Pick<TabStorage, 'getItem'>): Viewing | null {
  const text = viewingText(storage);
  return text === null ? null : (JSON.parse(text) as Viewing);
}

export function forgetViewing(storage: TabStorage): void {
  storage.removeItem(KEY);
}

/** In which role the site opens: who sells and does not buy is a seller [AUTH-16, AUTH-17]. */
export const viewedRole = ({ defaultRoles }: Pick<Viewing, 'defaultRoles'>): 'Buyer' | 'Seller' =>
  defaultRoles.includes('Seller') && !defaultRoles.includes('Buyer') ? 'Seller' : 'Buyer';

export const viewedDashboard = (viewing: Pick<Viewing, 'defaultRoles'>): string =>
  viewedRole(viewing) === 'Seller' ? '/seller/dashboard' : '/buyer/dashboard';
