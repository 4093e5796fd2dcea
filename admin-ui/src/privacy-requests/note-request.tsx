import { PRIVACY_NOTE_MAX } from '@stowbridge/contract/privacy';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../components/form/form-dialog';
import { Text } from '../components/text';
import { useDecision } from '../components/use-decision';
import type { AdminDataProvider } from '../data-provider/data-provider';
import type { PrivacyRequest } from '../panels/privacy/privacy-request';

interface Typed {
  note: string;
}

/** What the office notes for itself; nothing typed takes the note away. */
export function NoteRequest({ request: { id, note }, onClose }: { request: PrivacyRequest; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const decide = useDecision();
  const save = async (typed: Typed) => {
    await decide(() => dataProvider.noteRequest(id, typed.note?.trim() || null), 'The note is saved.');
    return undefined;
  };
  return (
    <FormDialog<Typed>
      title="Note"
      maxWidth="xs"
      keptAs={`privacy-request/${id}/note`}
      start={{ note: note ?? '' }}
      validate={() => ({})}
      save={save}
      refresh={() => undefined}
      onClose={onClose}
    >
      <Text
        source="note"
        label="Note (optional)"
        maxLength={PRIVACY_NOTE_MAX}
        multiline
        helperText="For the office only: the person does not read it."
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the one field of a dialog
        autoFocus
      />
    </FormDialog>
  );
}
