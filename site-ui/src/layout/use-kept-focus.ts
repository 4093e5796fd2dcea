import { useEffect } from 'react';

/** What may take over the focus from something inside it. */
const places = 'article, section, form, main';

const placesOf = (element: Element): HTMLElement[] => {
  const place = element.parentElement?.closest<HTMLElement>(places);
  return place ? [place, ...placesOf(place)] : [];
};

/**
 * What has the focus may go, as a button does that has done its work: then what it stood in has the focus, and whoever
 * uses the keyboard or a screen reader stays where they were.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    let around: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined;
      around = last ? placesOf(last) : [];
    };
    const forget = () => {
      last = undefined;
    };
    let soon: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) {
        return;
      }
      const place = around.find((one) => one.isConnected);
      forget();
      if (place && !place.hasAttribute('tabindex')) {
        place.tabIndex = -1;
      }
      place?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (last && !last.isConnected) {
        // Whoever removed it may give the focus to something else.
        clearTimeout(soon);
        soon = setTimeout(keep, 50);
      }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      clearTimeout(soon);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}
