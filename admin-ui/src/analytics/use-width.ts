import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in pixels, at most `widest`, as it changes. */
export function useWidth(widest: number): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(widest);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || typeof ResizeObserver === 'undefined') {
      return;
    }
    const observer = new ResizeObserver(([entry]) => setWidth(Math.min(widest, Math.floor(entry.contentRect.width))));
    observer.observe(box);
    return () => observer.disconnect();
  }, [widest]);
  return [element, width];
}
