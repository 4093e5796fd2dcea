import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { caretAfter } from './phone';

/** For an input that formats itself while one types: the caret stays behind the digit that was typed. */
export function useDigitCaret(value: unknown): (event: ChangeEvent<HTMLInputElement>) => void {
  const edit = useRef<{ input: HTMLInputElement; digitsBefore: number } | undefined>(undefined);

  useLayoutEffect(() => {
    if (!edit.current) {
      return;
    }
    const { input, digitsBefore } = edit.current;
    edit.current = undefined;
    const caret = caretAfter(input.value, digitsBefore);
    if (document.activeElement === input) {
      input.setSelectionRange(caret, caret);
    }
  }, [value]);

  return (event) => {
    const input = event.target;
    const typedLast = input.selectionStart === input.value.length;
    // At the end the browser keeps the caret by itself.
    edit.current = typedLast
      ? undefined
      : { input, digitsBefore: input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length };
  };
}
