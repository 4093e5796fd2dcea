import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../components/confirm-dialog';
import { useConfirmed } from '../components/use-confirmed';
import { useDialog } from '../components/use-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { below, paths } from '../paths';
import { CommitImport } from './commit-import';
import { canUndo, isOpen, rows, type Import } from './import';

/** What can be done with an import as it stands. */
export function ImportActions({ one }: { one: Import }) {
  const committing = useDialog(paths.import(one.id), below.commit);
  return (
    <>
      {isOpen(one) && <Drop one={one} />}
      {one.state === 'checked' && (
        <Button variant="contained" color="primary" disabled={one.rightCount === 0} onClick={() => committing.open()}>
          {`Import ${rows(one.rightCount)}`}
        </Button>
      )}
      {canUndo(one) && <Undo one={one} />}
      {committing.params && one.state === 'checked' && <CommitImport one={one} onClose={committing.close} />}
    </>
  );
}

function Drop({ one: { id, fileName } }: { one: Import }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const drop = useConfirmed(
    () => dataProvider.dropImport(id),
    () => {
      notify('The import is dropped. Nothing was written.', { type: 'info' });
      return navigate(paths.imports, { replace: true });
    },
  );
  return (
    <>
      <Button onClick={drop.ask}>Drop</Button>
      <ConfirmDialog {...drop.question} title="Drop import" about={fileName} confirm="Drop it" cancel="Keep it">
        Nothing of this file is written. It can be uploaded again.
      </ConfirmDialog>
    </>
  );
}

function Undo({ one: { id, fileName, writtenCount } }: { one: Import }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const undo = useConfirmed(() => dataProvider.undoImport(id), refresh);
  return (
    <>
      <Button color="error" onClick={undo.ask}>
        Undo
      </Button>
      <ConfirmDialog
        {...undo.question}
        title="Undo import"
        about={fileName}
        confirm={`Undo ${rows(writtenCount)}`}
        cancel="Keep it"
        dangerous
      >
        New records are deleted, and those that were changed are as before. What somebody has changed since is kept and
        named.
      </ConfirmDialog>
    </>
  );
}
