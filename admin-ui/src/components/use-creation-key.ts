import { useCallback, useRef } from 'react';
import { newCreationKey } from '../data-provider/conditions';

/** What was sent last, and the key under which it was. */
export interface Sent {
  text: string;
  key: string;
}

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
