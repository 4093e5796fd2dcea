import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { isLeaving } from '../auth/session';
import { ConfirmDialog } from './confirm-dialog';
import { useLatest } from './use-latest';

interface UnsavedGuard {
  /** Leaves, and asks first when there is something to lose. */
  close: () => void;
  /** From now on there is nothing to lose. */
  release: () => void;
  /** Has to be rendered. */
  dialog: ReactNode;
}

interface Guarded {
  isUnsaved: () => boolean;
  onClose: () => void;
  onDiscard?: () => void;
  /** Where an address leads: to another one of the same place nothing is lost. */
  placeOf?: (pathname: string) => string;
}

/**
 * Holds back whatever would lose unsaved work: closing the dialog, going back or to another address, leaving the site.
 * Whether there is something to lose is asked at that moment; a session that has ended is not held back, what was typed is kept then.
 */
export function useUnsavedGuard({
  isUnsaved,
  onClose,
  onDiscard,
  placeOf = (pathname) => pathname,
}: Guarded): UnsavedGuard {
  const [asking, setAsking] = useState(false);
  const released = useRef(false);
  const latest = useLatest(isUnsaved);
  const holds = useCallback(() => !released.current && !isLeaving() && latest.current(), [latest]);
  const release = useCallback(() => {
    released.current = true;
  }, []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(currentLocation.pathname) !== placeOf(nextLocation.pathname) && holds(),
  );

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (holds()) {
        event.preventDefault();
      }
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [holds]);

  const stay = () => {
    setAsking(false);
    if (blocker.state === 'blocked') {
      blocker.reset();
    }
  };
  const leave = () => {
    setAsking(false);
    release();
    onDiscard?.();
    if (blocker.state === 'blocked') {
      blocker.proceed();
    } else {
      onClose();
    }
  };
  return {
    close: () => (holds() ? setAsking(true) : onClose()),
    release,
    dialog: (
      <ConfirmDialog
        open={asking || blocker.state === 'blocked'}
        title="Unsaved changes"
        confirm="Discard"
        cancel="Keep editing"
        onConfirm={leave}
        onClose={stay}
        dangerous
      >
        What you changed here has not been saved.
      </ConfirmDialog>
    ),
  };
}
