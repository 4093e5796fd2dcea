import { useSyncExternalStore } from 'react';
import styles from './badge.module.css';

/** For so long a reduction is news. */
const NEWS = 14 * 86_400_000;

/** @param on when the price was reduced that is shown; null where it was not */
export const isNewlyReduced = (on: string | null, now: number): boolean => on !== null && now - Date.parse(on) < NEWS;

const never = () => () => undefined;

/** Decided by the clock of the page, so that an answer or a page that was kept says nothing that is over. */
export function PriceReduced({ on }: { on: string | null }) {
  const shown = useSyncExternalStore(
    never,
    () => isNewlyReduced(on, Date.now()),
    () => false,
  );
  return shown && <span className={styles.badge}>Price reduced</span>;
}
