import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { RowAction } from '../../components/list/row-actions';
import { useConfirmed } from '../../components/use-confirmed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Property } from '../../records/property';
import { usePropertyRefresh } from '../../components/use-property-refresh';

interface Props {
  property: Property;
  labelled?: boolean;
  /** What follows on its own page, which cannot be read again; without it, lists are. */
  onDeleted?: () => void;
}

/** `Delete`: permanent, and apart from UnPublish [APROP-23]. */
export function DeletePropertyAction({ property, labelled, onDeleted }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const remove = useConfirmed(
    () => dataProvider.deletePermanently(property.id),
    () => {
      notify(`${property.name} is deleted.`, { type: 'info' });
      return onDeleted ? onDeleted() : refresh();
    },
  );
  return (
    <>
      {labelled ? (
        <Button startIcon={<DeleteOutlined />} onClick={remove.ask}>
          Delete
        </Button>
      ) : (
        <RowAction label="Delete" of={property.name} icon={DeleteOutlined} onClick={remove.ask} />
      )}
      <ConfirmDialog {...remove.question} title="Delete Property" confirm="Yes, Delete" dangerous>
        Are you sure want to delete this property? {property.name}, its images and its documents are removed
        permanently.
      </ConfirmDialog>
    </>
  );
}
