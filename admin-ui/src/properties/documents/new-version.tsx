import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { RowAction } from '../../components/list/row-actions';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { PropertyDocument } from '../../records/property';
import { acceptedDocuments } from './document-types';

/** Puts another file in the place of a document. */
export function NewVersion({ document: { ID, ActualFileName } }: { document: PropertyDocument }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [published, setPublished] = useState(true);
  const upload = useTask(async (chosen: File) => {
    await dataProvider.uploadVersion(ID, chosen, published);
    await refresh();
    notify(`${chosen.name} is the newest version now.`, { type: 'success' });
  });
  const close = () => {
    upload.forget();
    setFile(undefined);
    setPublished(true);
  };
  return (
    <>
      <RowAction
        label="Upload new version"
        of={ActualFileName}
        icon={UploadFileOutlined}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedDocuments}
        aria-label={`New version of ${ActualFileName}`}
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          // The same file may be chosen again after a refusal.
          target.value = '';
        }}
      />
      <ConfirmDialog
        open={file !== undefined}
        title="Upload New Version"
        about={file?.name}
        confirm="Upload"
        cancel="Cancel"
        running={upload.running}
        failure={upload.failure}
        onConfirm={() => file && void upload.run(file).then(({ ok }) => ok && close())}
        onClose={close}
      >
        It takes the place of {ActualFileName}.
        <FormControlLabel
          control={<Checkbox checked={published} onChange={(event) => setPublished(event.target.checked)} />}
          label="Publish it now, and tell its readers"
          sx={{ mt: 3 }}
        />
      </ConfirmDialog>
    </>
  );
}
