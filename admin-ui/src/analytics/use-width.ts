import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in pixels, as it changes; `first` until it is known. */
export function useWidth(first: number): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) {
      return;
    }
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
