import { localStorageStore, type Store } from 'react-admin';

const kept = ['theme'];

/** What the back office remembers of a person's choices; the theme outlives the session, the rest does not. */
export function adminStore(): Store {
  const store = localStorageStore('1', 'admin');
  return {
    ...store,
    reset() {
      const values = kept.map((key) => store.getItem(key));
      store.reset();
      kept.forEach((key, index) => values[index] !== undefined && store.setItem(key, values[index]));
    },
  };
}
