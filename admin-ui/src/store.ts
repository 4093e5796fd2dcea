import { localStorageStore, type Store } from 'react-admin';

/** Under which react-admin keeps the theme that was chosen. */
export const THEME = 'theme';

/** What the back office remembers in this browser. The theme outlives the session; the rest does not. */
export function adminStore(): Store {
  const store = localStorageStore('1', 'admin');
  return {
    ...store,
    reset() {
      const theme = store.getItem(THEME);
      store.reset();
      if (theme !== undefined) {
        store.setItem(THEME, theme);
      }
    },
  };
}
