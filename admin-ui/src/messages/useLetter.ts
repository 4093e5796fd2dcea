import { useCallback, useRef, useState, type RefObject } from 'react';
import { textError } from './messageRules';

export interface Letter {
  text: string;
  setText: (text: string) => void;
  /** Said beside the field, from the first try to send on. */
  error?: string;
  /** The text without space around it; undefined, with the focus in the field, when it cannot be sent. */
  checked: () => string | undefined;
  clear: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Whether closing would lose something. */
  unsent: boolean;
}

/**
 * A text that somebody writes to somebody; `missing` is what an empty one is told.
 * @param kept what was typed earlier, and where each change is kept
 */
export function useLetter(missing: string, kept?: { start: string; keep: (text: string) => void }): Letter {
  const [text, change] = useState(kept?.start ?? '');
  const keep = useRef(kept?.keep);
  keep.current = kept?.keep;
  const setText = useCallback((typed: string) => {
    change(typed);
    keep.current?.(typed);
  }, []);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const error = textError(text, missing);
  const clear = useCallback(() => {
    setText('');
    setTried(false);
  }, [setText]);
  return {
    text,
    setText,
    error: tried ? error : undefined,
    checked: () => {
      setTried(true);
      if (error) field.current?.focus();
      return error ? undefined : text.trim();
    },
    clear,
    field,
    unsent: text.trim() !== '',
  };
}
