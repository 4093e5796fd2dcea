import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { RowAction } from '../../components/list/row-actions';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Property } from '../../records/property';
import { usePropertyRefresh } from '../../components/use-property-refresh';

interface Props {
  property: Property;
  labelled?: boolean;
  onDeleted?: () => void;
}

/** `Delete`: permanent, and apart from UnPublish [APROP-23]. */
export function DeletePropertyAction({ property, labelled, onDeleted }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const [asking, setAsking] = useState(false);
  const remove = useTask(async () => {
    await dataProvider.deletePermanently(property.id);
    setAsking(false);
    notify(`${property.name} is deleted.`, { type: 'info' });
    onDeleted?.();
    await refresh();
  });
  return (
    <>
      {labelled ? (
        <Button startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
          Delete
        </Button>
      ) : (
        <RowAction label="Delete" of={property.name} icon={DeleteOutlined} onClick={() => setAsking(true)} />
      )}
      <ConfirmDialog
        open={asking}
        title="Delete Property"
        confirm="Yes, Delete"
        dangerous
        running={remove.running}
        failure={remove.failure}
        onConfirm={() => void remove.run()}
        onClose={() => setAsking(false)}
      >
        Are you sure want to delete this property? {property.name}, its images and its documents are removed
        permanently.
      </ConfirmDialog>
    </>
  );
}
