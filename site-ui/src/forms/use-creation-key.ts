import { useRef } from 'react';

/**
 * [FOFF-01] Names what is about to be created: the same name as long as the same is sent, so that trying again after an answer
 * was lost creates nothing twice. Works without a secure context, too.
 */
export function useCreationKey(): (values: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (values) => {
    const text = JSON.stringify(values);
    if (text !== last.current.text) {
      last.current = { text, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
    }
    return last.current.key;
  };
}
