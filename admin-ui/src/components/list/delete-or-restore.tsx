import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import { useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../confirm-dialog';
import { useConfirmed } from '../use-confirmed';
import { useUndoToast } from '../use-undo-toast';
import { RowAction } from './row-actions';

interface Props {
  /** What it is called in the questions, such as Vendor. */
  kind: string;
  name: string;
  active: boolean;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** What follows from deleting it. */
  consequence: string;
}

/** `Delete` on what is active, `Restore` on what is not, each after a confirmation in the words of the other ones. */
export function DeleteOrRestore({ kind, name, active, remove, restore, consequence }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const offerUndo = useUndoToast();
  const label = active ? 'Delete' : 'Restore';
  const change = useConfirmed(active ? remove : restore, () => {
    if (active) {
      offerUndo(`${name} is deleted and can be restored.`, () => restore().then(refresh));
    } else {
      notify(`${name} is restored.`, { type: 'success' });
    }
    refresh();
  });
  return (
    <>
      <RowAction label={label} of={name} icon={active ? DeleteOutlined : RestoreOutlined} onClick={change.ask} />
      <ConfirmDialog
        {...change.question}
        title={`${label} ${kind}`}
        about={name}
        confirm={`Yes, ${label}`}
        dangerous={active}
      >
        {`Are you sure want to ${label.toLowerCase()} this ${kind}?`}
        {active && ` ${consequence}`}
      </ConfirmDialog>
    </>
  );
}
