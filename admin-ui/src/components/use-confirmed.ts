import { useState } from 'react';
import { useTask } from './use-task';

/**
 * Something that a person is asked about first. The question stays open, with the reason, when it is refused.
 * @param act what is done once it is confirmed
 * @param done what follows when the question is closed again
 */
export function useConfirmed(act: () => Promise<unknown>, done?: () => unknown) {
  const [open, setOpen] = useState(false);
  const { run, running, failure, forget } = useTask(async () => {
    await act();
    setOpen(false);
    await done?.();
  });
  const onClose = () => {
    forget();
    setOpen(false);
  };
  return {
    ask: () => setOpen(true),
    /** For the `ConfirmDialog`. */
    question: { open, running, failure, onConfirm: () => void run(), onClose },
  };
}
