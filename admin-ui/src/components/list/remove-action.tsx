import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../confirm-dialog';
import { useTask } from '../use-task';
import { RowAction } from './row-actions';

interface Props {
  /** What it is called in the question, such as Team Member. */
  kind: string;
  name: string;
  disabled?: boolean;
  /** What follows from it. */
  consequence: string;
  /** Removes it and reads the list again. */
  remove: () => Promise<void>;
}

/** `Delete` for what does not come back, after a confirmation. */
export function RemoveAction({ kind, name, disabled, consequence, remove }: Props) {
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const task = useTask(async () => {
    await remove();
    setAsking(false);
    notify(`${name} is deleted.`, { type: 'info' });
  });
  return (
    <>
      <RowAction label="Delete" of={name} icon={DeleteOutlined} disabled={disabled} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title={`Delete ${kind}`}
        about={name}
        confirm="Yes, Delete"
        dangerous
        running={task.running}
        failure={task.failure}
        onConfirm={() => void task.run()}
        onClose={() => {
          task.forget();
          setAsking(false);
        }}
      >
        Are you sure want to delete this {kind}? {consequence}
      </ConfirmDialog>
    </>
  );
}
