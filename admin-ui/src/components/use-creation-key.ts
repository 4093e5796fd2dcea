import { useCallback, useRef } from 'react';
import type { Sent } from '../auth/drafts';
import { newCreationKey } from '../data-provider/conditions';

/**
 * Names what is about to be created: the same name as long as the same is sent, so that trying again creates nothing twice.
 * @param before what was sent before the page was left
 */
export function useCreationKey(before: Sent = { text: '', key: '' }): (body: unknown) => Sent {
  const last = useRef(before);
  return useCallback((body: unknown) => {
    const text = JSON.stringify(body);
    if (text !== last.current.text) {
      last.current = { text, key: newCreationKey() };
    }
    return last.current;
  }, []);
}
