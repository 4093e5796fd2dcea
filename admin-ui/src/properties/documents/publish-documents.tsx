import PublishOutlined from '@mui/icons-material/PublishOutlined';
import Button from '@mui/material/Button';
import { PUBLISHED_AT_ONCE } from '@stowbridge/contract/access';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { RowAction } from '../../components/list/row-actions';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import { type Task, useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { PropertyDocument } from '../../records/property';

function usePublication(documents: PropertyDocument[]): Task<[], void> {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = usePropertyRefresh();
  return useTask(async () => {
    const { published } = await dataProvider.publishDocuments(documents.map(({ ID }) => ID));
    await refresh();
    notify(published.length === 1 ? 'The document is published.' : `${published.length} documents are published.`, {
      type: 'success',
    });
  });
}

interface QuestionProps {
  documents: PropertyDocument[];
  onClose: () => void;
}

function Question({ documents, onClose }: QuestionProps) {
  const publication = usePublication(documents);
  return (
    <ConfirmDialog
      open
      title={documents.length === 1 ? 'Publish Document' : 'Publish Documents'}
      about={documents.map(({ ActualFileName }) => ActualFileName).join(', ')}
      confirm="Publish"
      cancel="Cancel"
      running={publication.running}
      failure={publication.failure}
      onConfirm={() => void publication.run().then(({ ok }) => ok && onClose())}
      onClose={onClose}
    >
      Everybody to whom {documents.length === 1 ? 'it opens reads it' : 'they open reads them'} from now on, and gets
      one e-mail.
    </ConfirmDialog>
  );
}

/** Publishes one document of the workspace, or one that was withdrawn. */
export function PublishDocument({ document }: { document: PropertyDocument }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <RowAction label="Publish" of={document.ActualFileName} icon={PublishOutlined} onClick={() => setAsking(true)} />
      {asking && <Question documents={[document]} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Publishes everything that waits at once, so that readers get one e-mail for all of it. */
export function PublishDocuments({ waiting }: { waiting: PropertyDocument[] }) {
  const [asked, setAsked] = useState<PropertyDocument[]>();
  return (
    <>
      {waiting.length > 1 && (
        <Button
          startIcon={<PublishOutlined />}
          aria-haspopup="dialog"
          onClick={() => setAsked(waiting.slice(0, PUBLISHED_AT_ONCE))}
        >
          Publish {Math.min(waiting.length, PUBLISHED_AT_ONCE)} documents
        </Button>
      )}
      {asked && <Question documents={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
