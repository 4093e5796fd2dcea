import { useEffect, useLayoutEffect } from 'react';
import type { RouterState } from './router';

const storageKey = 'scroll';
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function readPositions(): Record<string, number> {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
}

/** New pages start at the top (or at the named part); going back and reloading find the place where one was. */
export function useScroll({ shown }: RouterState): void {
  const { key, arrival, url } = shown;
  useBrowserLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const target = url.hash && document.getElementById(decodeURIComponent(url.hash.slice(1)));
    if (arrival === 'back' || arrival === 'start') {
      const position = readPositions()[key];
      if (position !== undefined) {
        window.scrollTo(0, position);
      } else if (target) {
        target.scrollIntoView();
      }
    } else if (arrival === 'visit') {
      if (target) {
        target.scrollIntoView();
      } else {
        window.scrollTo(0, 0);
      }
    }
  }, [key, arrival, url]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      sessionStorage.setItem(storageKey, JSON.stringify({ ...readPositions(), [key]: window.scrollY }));
    };
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(write, 100);
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', write);
    };
  }, [key]);
}
