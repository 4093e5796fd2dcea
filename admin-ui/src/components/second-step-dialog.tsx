import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame';

/** Holds the second step where one is signed in. A code that was typed is no unsaved work, so that it closes unasked. */
export function SecondStepDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <DialogFrame title="Confirm it is you" onClose={onClose} maxWidth="xs">
      <DialogContent>{children}</DialogContent>
    </DialogFrame>
  );
}
