import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** By these a person takes the page over. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings a part of a page into sight that the address names, as soon as it has something to show, and keeps it there
 * while what stands above it is still loading, until the person does something.
 */
export function useAnchor(anchor: string, ready: boolean): void {
  const named = useLocation().hash === `#${anchor}`;
  useEffect(() => {
    if (!named || !ready) {
      return;
    }
    const observer = new ResizeObserver(() => document.getElementById(anchor)?.scrollIntoView());
    const stop = () => {
      observer.disconnect();
      TAKEN_OVER.forEach((name) => window.removeEventListener(name, stop));
    };
    TAKEN_OVER.forEach((name) => window.addEventListener(name, stop, { passive: true }));
    observer.observe(document.body);
    return stop;
  }, [named, ready, anchor]);
}
