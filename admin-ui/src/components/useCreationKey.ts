import { useCallback, useRef } from 'react';
import { newCreationKey } from '../dataProvider/conditions';

/** Names what is about to be created: the same name as long as the same is sent, so that trying again creates nothing twice. */
export function useCreationKey(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return useCallback((body: unknown) => {
    const text = JSON.stringify(body);
    if (text !== last.current.text) last.current = { text, key: newCreationKey() };
    return last.current.key;
  }, []);
}
