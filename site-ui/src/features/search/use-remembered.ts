import { useState } from 'react';

/** A choice that is on until this browser's owner turns it off. */
export function useRemembered(name: string): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    try {
      return localStorage.getItem(name) !== 'off';
    } catch {
      return true;
    }
  });
  const change = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(name, next ? 'on' : 'off');
    } catch {
      // A browser that keeps nothing forgets this, too.
    }
  };
  return [on, change];
}
