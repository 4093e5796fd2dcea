import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Brings a part of a page into sight that the address names, as soon as it has something to show. */
export function useAnchor(anchor: string, ready: boolean): void {
  const named = useLocation().hash === `#${anchor}`;
  useEffect(() => {
    if (named && ready) {
      document.getElementById(anchor)?.scrollIntoView();
    }
  }, [named, ready, anchor]);
}
