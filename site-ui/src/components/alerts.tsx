import { useSyncExternalStore } from 'react';
import { Button } from './button';
import { AlertDialog } from './dialog';

/** What may be done about it. */
export interface AlertAction {
  label: string;
  go: () => void;
}

interface Alert {
  text: string;
  action?: AlertAction;
  closed: () => void;
}

let queue: Alert[] = [];
/** What the server drew: a page that is taken over begins with it, also where there is something to say at once. */
const none: Alert[] = [];
const listeners = new Set<() => void>();

function change(next: Alert[]): void {
  queue = next;
  listeners.forEach((listener) => listener());
}

/**
 * Shows a sentence as an accessible alert and resolves when it has been dismissed. The same sentence is not queued
 * twice: ten failing calls say `NETWORK ERROR` once ([ERR-01]). Nothing to say shows nothing.
 */
export function showAlert(text: string, action?: AlertAction): Promise<void> {
  return new Promise((resolve) => {
    if (!text || queue.some((alert) => alert.text === text)) {
      resolve();
      return;
    }
    change([...queue, { text, action, closed: resolve }]);
  });
}

/** Renders the alerts of {@link showAlert}; once, in the layout. */
export function Alerts() {
  const alerts = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => queue,
    () => none,
  );
  const alert = alerts[0];
  if (!alert) {
    return null;
  }
  const close = () => {
    change(queue.slice(1));
    alert.closed();
  };
  const { action } = alert;
  return (
    <AlertDialog key={alert.text} text={alert.text} onClose={close}>
      <Button
        small
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a message is answered by Enter
        autoFocus
        onClick={() => {
          close();
          action?.go();
        }}
      >
        {action?.label ?? 'OK'}
      </Button>
      {action && (
        <Button small look="secondary" onClick={close}>
          Not now
        </Button>
      )}
    </AlertDialog>
  );
}
