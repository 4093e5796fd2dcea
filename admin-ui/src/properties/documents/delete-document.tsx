import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { RowAction } from '../../components/list/row-actions';
import type { Task } from '../../components/use-task';
import type { PropertyDocument } from '../../records/property';

interface Props {
  document: PropertyDocument;
  remove: Task<[PropertyDocument], void>;
  /** Reads again how many people have signed, so that the question has the number of this moment. */
  refresh: () => void;
}

const kept = (people: number): string =>
  people === 1
    ? '1 person has signed this agreement. Their copy is kept.'
    : `${people} people have signed this agreement. Their copies are kept.`;

/** [DOC-17] */
export function DeleteDocument({ document, remove, refresh }: Props) {
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    refresh();
  };
  const confirmed = async () => {
    const { ok } = await remove.run(document);
    if (ok) {
      setAsking(false);
    }
  };
  return (
    <>
      <RowAction label="Delete" of={document.ActualFileName} icon={DeleteOutlined} onClick={ask} />
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
        {document.SignedBy > 0 && <p>{kept(document.SignedBy)}</p>}
      </ConfirmDialog>
    </>
  );
}
