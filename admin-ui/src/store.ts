import { localStorageStore, type Store } from 'react-admin';
import { storedIdentity } from './auth/session';

/** Under which react-admin keeps the theme that was chosen. */
export const THEME = 'theme';

/** What an administrator has set up for themselves; it outlives the session and is nobody else's. */
const ownPrefix = 'own.';

/** The key of such a setting in the store. */
export const ownKey = (name: string): string => `${ownPrefix}${storedIdentity().id}.${name}`;

/**
 * What the back office remembers of a person's choices. The theme and what administrators have set up for themselves,
 * each under their own key, outlive the session; the rest does not.
 */
export function adminStore(): Store {
  const store = localStorageStore('1', 'admin');
  return {
    ...store,
    reset() {
      const kept: Record<string, unknown> = { [THEME]: store.getItem(THEME), ...store.listItems?.(ownPrefix) };
      store.reset();
      for (const [key, value] of Object.entries(kept)) {
        if (value !== undefined) {
          store.setItem(key, value);
        }
      }
    },
  };
}
