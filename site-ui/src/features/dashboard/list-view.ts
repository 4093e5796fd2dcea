import { useState } from 'react';

export type ListView = 'list' | 'grid';

const KEY = 'dashboard-view';

/** How this browser's person likes to see lists of properties; kept for the next visit. Private screens only. */
export function useListView(): [ListView, (view: ListView) => void] {
  const [view, setView] = useState<ListView>(() => (localStorage.getItem(KEY) === 'grid' ? 'grid' : 'list'));
  return [
    view,
    (chosen) => {
      localStorage.setItem(KEY, chosen);
      setView(chosen);
    },
  ];
}
