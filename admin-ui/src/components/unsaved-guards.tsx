import { createContext, useRef, useState, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { ConfirmDialog } from './confirm-dialog';

/** Something on the screen that may hold unsaved work. */
export interface Guard {
  /** Whether leaving the one address for the other loses something. */
  holds: (from: string, to: string) => boolean;
  /** Gives up what would be lost. */
  discard: () => void;
}

export const UnsavedContext = createContext<Set<Guard>>(new Set());

/**
 * Asks once for all that would be lost when one goes to another address: a form may have a dialog above it, and a router
 * listens to one blocker only.
 */
export function UnsavedGuards({ children }: { children: ReactNode }) {
  const [guards] = useState(() => new Set<Guard>());
  const losing = useRef<Guard[]>([]);
  const blocker = useBlocker((({ currentLocation, nextLocation }) => {
    losing.current = [...guards].filter(({ holds }) => holds(currentLocation.pathname, nextLocation.pathname));
    return losing.current.length > 0;
  }) satisfies BlockerFunction);
  return (
    <UnsavedContext value={guards}>
      {children}
      <UnsavedQuestion
        open={blocker.state === 'blocked'}
        onDiscard={() => {
          losing.current.forEach(({ discard }) => discard());
          blocker.proceed?.();
        }}
        onKeep={() => blocker.reset?.()}
      />
    </UnsavedContext>
  );
}

interface Question {
  open: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

export function UnsavedQuestion({ open, onDiscard, onKeep }: Question) {
  return (
    <ConfirmDialog
      open={open}
      title="Unsaved changes"
      confirm="Discard"
      cancel="Keep editing"
      onConfirm={onDiscard}
      onClose={onKeep}
      dangerous
    >
      What you changed here has not been saved.
    </ConfirmDialog>
  );
}
