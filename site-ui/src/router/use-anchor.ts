import { useEffect } from 'react';
import { useRouter } from './hooks';

/** Shows the named part of a page whose content comes after the page itself. */
export function useAnchor(ready: boolean): void {
  const { hash } = useRouter().getState().shown.url;
  useEffect(() => {
    if (ready && hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    }
  }, [ready, hash]);
}
