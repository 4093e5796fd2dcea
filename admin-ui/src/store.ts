import { localStorageStore, type Store } from 'react-admin';
import { ownPrefix } from './components/list/tools';

const theme = 'theme';

/**
 * What the back office remembers of a person's choices. The theme and what administrators have set up for themselves,
 * each under their own key, outlive the session; the rest does not.
 */
export function adminStore(): Store {
  const store = localStorageStore('1', 'admin');
  return {
    ...store,
    reset() {
      const kept: Record<string, unknown> = { [theme]: store.getItem(theme), ...store.listItems?.(ownPrefix) };
      store.reset();
      for (const [key, value] of Object.entries(kept)) {
        if (value !== undefined) {
          store.setItem(key, value);
        }
      }
    },
  };
}
