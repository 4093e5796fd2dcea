import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useCloseNotification, useNotify } from 'react-admin';
import { useTask } from './use-task';

/** Says what has happened, and takes it back on `Undo`. */
export function useUndoToast(): (text: string, undo: () => Promise<void>) => void {
  const notify = useNotify();
  return useCallback(
    (text, undo) => notify(<UndoToast text={text} undo={undo} />, { autoHideDuration: 8000 }),
    [notify],
  );
}

function UndoToast({ text, undo }: { text: string; undo: () => Promise<void> }) {
  const close = useCloseNotification();
  const task = useTask(async () => {
    await undo();
    close();
  });
  return (
    <Alert
      severity={task.failure ? 'error' : 'info'}
      action={
        <Button color="inherit" loading={task.running} onClick={() => void task.run()} sx={{ minHeight: 28 }}>
          Undo
        </Button>
      }
    >
      {task.failure || text}
    </Alert>
  );
}
