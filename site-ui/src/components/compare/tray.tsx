import { COMPARE, compareAddress } from '@stowbridge/contract/compare';
import { useUrl } from '../../router/hooks';
import { Button, ButtonLink } from '../button';
import { clearCompared, useCompared } from './compared';
import styles from './tray.module.css';

function clear() {
  clearCompared();
  // The button goes with the tray, which stands in no part of the page that could take over the focus.
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** What is compared, wherever one goes on looking; the comparison itself needs none. */
export default function Tray() {
  const compared = useCompared();
  const { pathname } = useUrl();
  return compared.length === 0 || pathname === COMPARE ? null : (
    <aside className={styles.tray} aria-label="Comparison">
      <ButtonLink small to={compareAddress(compared)}>
        Compare {compared.length}
      </ButtonLink>
      <Button small look="secondary" onClick={clear}>
        Clear<span className="hidden-text"> the comparison</span>
      </Button>
    </aside>
  );
}
