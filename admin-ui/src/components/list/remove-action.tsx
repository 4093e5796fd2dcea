import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../confirm-dialog';
import { useConfirmed } from '../use-confirmed';
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
  const notify = useNotify();
  const task = useConfirmed(remove, () => notify(`${name} is deleted.`, { type: 'info' }));
  return (
    <>
      <RowAction label="Delete" of={name} icon={DeleteOutlined} disabled={disabled} onClick={task.ask} />
      <ConfirmDialog {...task.question} title={`Delete ${kind}`} about={name} confirm="Yes, Delete" dangerous>
        Are you sure want to delete this {kind}? {consequence}
      </ConfirmDialog>
    </>
  );
}
