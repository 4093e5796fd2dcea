import { useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog';

/**
 * Holds back whatever would lose unsaved work: closing the dialog, going to another page, leaving the site.
 * `close` asks first when there is something to lose; `dialog` has to be rendered.
 */
export function useUnsavedGuard(unsaved: boolean, onClose: () => void): { close: () => void; dialog: ReactNode } {
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (!unsaved) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [unsaved]);

  const stay = () => {
    setAsking(false);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const leave = () => {
    setAsking(false);
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose();
  };
  return {
    close: () => (unsaved ? setAsking(true) : onClose()),
    dialog: (
      <ConfirmDialog open={asking || blocker.state === 'blocked'} title="Unsaved changes" confirm="Discard" cancel="Keep editing" onConfirm={leave} onClose={stay} dangerous>
        What you changed here has not been saved.
      </ConfirmDialog>
    ),
  };
}
