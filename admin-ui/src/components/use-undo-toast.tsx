import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { useTask } from './use-task';

/** How long something can be undone, in milliseconds; less than the server waits before it tells anybody. */
const undoFor = 8000;

interface Options {
  /** It stays until it has been read: not everything was done. */
  stays?: boolean;
}

/** Says what has happened, and takes it back on `Undo`. */
export function useUndoToast(): (text: string, undo: () => Promise<void>, options?: Options) => void {
  const notify = useNotify();
  return useCallback(
    (text, undo, { stays = false } = {}) =>
      notify(<UndoToast text={text} undo={undo} stays={stays} />, { autoHideDuration: stays ? null : undoFor }),
    [notify],
  );
}

function UndoToast({ text, undo, stays }: { text: string; undo: () => Promise<void>; stays: boolean }) {
  const close = useCloseNotification();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), undoFor);
    return () => clearTimeout(timer);
  }, []);
  const task = useTask(async () => {
    await undo();
    close();
  });
  return (
    <Alert
      severity={task.failure ? 'error' : stays ? 'warning' : 'info'}
      onClose={close}
      action={
        late ? undefined : (
          <Button color="inherit" loading={task.running} onClick={() => void task.run()} sx={{ minHeight: 28 }}>
            Undo
          </Button>
        )
      }
    >
      {task.failure || text}
    </Alert>
  );
}
