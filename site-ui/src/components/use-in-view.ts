import { useEffect, useRef } from 'react';

/** Calls back whenever the element comes within `margin` of the window, for as long as `active`. */
export function useInView<Element extends HTMLElement>(active: boolean, onSeen: () => void, margin = '600px') {
  const element = useRef<Element>(null);
  const callback = useRef(onSeen);
  useEffect(() => {
    callback.current = onSeen;
  });
  useEffect(() => {
    if (!active || !element.current || typeof IntersectionObserver === 'undefined') {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          callback.current();
        }
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [active, margin]);
  return element;
}
