import type { Viewing } from '@stowbridge/contract/viewing';
import { useEffect, useState } from 'react';
import { browserApi } from '../api/browser-api';
import { Button } from '../components/button';
import { endView } from '../session/end-view';
import { leaveView } from '../session/leave-view';
import styles from './view-banner.module.css';

/** [BEYE-55] Says that an administrator looks as somebody else, and ends it. When its time is up it ends by itself [BEYE-63]. */
export default function ViewBanner({ viewing }: { viewing: Viewing }) {
  const [ending, setEnding] = useState(false);
  const { expiresAt } = viewing;
  useEffect(() => {
    const timer = setTimeout(leaveView, Math.max(0, Date.parse(expiresAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt]);
  const end = () => {
    setEnding(true);
    void endView(browserApi);
  };
  return (
    <section className={styles.banner} aria-label="View as">
      <p>You see what {viewing.firstName} sees. Nothing you press changes anything.</p>
      <Button small look="secondary" onClick={end} disabled={ending}>
        End
      </Button>
    </section>
  );
}
