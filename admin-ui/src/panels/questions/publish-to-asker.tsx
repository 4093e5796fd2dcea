import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useTask } from '../../components/use-task';
import { useDeed } from '../../components/use-deed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Question } from './question';

/** Publishes the draft to whoever asked, and to nobody else. */
export function PublishToAsker({ question, onClose }: { question: Question; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const deed = useDeed();
  const { id, askerName, answers } = question;
  const newest = answers.at(-1);
  const publish = useTask(async () => {
    await deed(() => dataProvider.publishAnswer(id, { version: newest?.version ?? 1, to: 'asker' }));
    notify(`The answer is published to ${askerName}.`, { type: 'success' });
    onClose();
    refresh();
  });
  return (
    <ConfirmDialog
      open
      title="Publish to asker"
      about={newest?.text}
      confirm="Publish"
      cancel="Cancel"
      running={publish.running}
      failure={publish.failure}
      onConfirm={() => void publish.run()}
      onClose={onClose}
    >
      {`Publish this answer to ${askerName} alone? Nobody else reads question and answer.`}
    </ConfirmDialog>
  );
}
