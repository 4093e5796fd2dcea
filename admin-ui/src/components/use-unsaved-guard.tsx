import { useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { isLeaving } from '../auth/session';
import { UnsavedContext, UnsavedQuestion, type Guard } from './unsaved-guards';
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
  const guards = useContext(UnsavedContext);
  const own = useLatest({ placeOf, onDiscard });
  useEffect(() => {
    const guard: Guard = {
      holds: (from, to) => own.current.placeOf(from) !== own.current.placeOf(to) && holds(),
      discard: () => {
        release();
        own.current.onDiscard?.();
      },
    };
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [guards, own, holds, release]);

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (holds()) {
        event.preventDefault();
      }
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [holds]);

  const leave = () => {
    setAsking(false);
    release();
    onDiscard?.();
    onClose();
  };
  return {
    close: () => (holds() ? setAsking(true) : onClose()),
    release,
    dialog: <UnsavedQuestion open={asking} onDiscard={leave} onKeep={() => setAsking(false)} />,
  };
}
