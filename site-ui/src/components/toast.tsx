import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from './icon';
import styles from './toast.module.css';

/** Long enough to be read twice, in milliseconds. */
const shownFor = 8000;

let text = '';
const listeners = new Set<() => void>();

/** Says that something has been done, beside the page and without stopping anybody; a newer one takes its place. */
export function showToast(next: string): void {
  text = next;
  listeners.forEach((listener) => listener());
}

/** Renders {@link showToast}; once, in the layout. It is always there, because a screen reader hears only what changes in it. */
export function Toast() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => text,
    () => '',
  );
  useEffect(() => {
    const timer = shown ? setTimeout(() => showToast(''), shownFor) : undefined;
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div role="status" className={styles.place}>
      {shown && (
        <p className={styles.toast}>
          <Icon name="check" size={18} />
          <span>{shown}</span>
          <button type="button" onClick={() => showToast('')} aria-label="Close">
            <Icon name="close" size={18} />
          </button>
        </p>
      )}
    </div>
  );
}
