import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { RowAction } from '../../components/list/RowActions';
import type { Task } from '../../components/useTask';
import type { PropertyDocument } from '../property';

interface Props {
  document: PropertyDocument;
  remove: Task<[PropertyDocument], void>;
}

/** [DOC-17] */
export function DeleteDocument({ document, remove }: Props) {
  const [asking, setAsking] = useState(false);
  const confirmed = async () => {
    const { ok } = await remove.run(document);
    if (ok) setAsking(false);
  };
  return (
    <>
      <RowAction label="Delete" of={document.ActualFileName} icon={DeleteOutlined} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title="Delete Document"
        about={document.ActualFileName}
        dangerous
        confirm="Yes, Delete"
        running={remove.running}
        failure={remove.failure}
        onConfirm={() => void confirmed()}
        onClose={() => {
          remove.forget();
          setAsking(false);
        }}
      >
        Are you sure want to delete this Document?
      </ConfirmDialog>
    </>
  );
}
