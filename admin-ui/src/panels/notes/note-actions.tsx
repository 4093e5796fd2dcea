import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useGetIdentity, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { FormDialog } from '../../components/form/form-dialog';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Note } from './note';
import { localMoment, NoteFields, noteErrors, sentNote, type TypedNote } from './note-fields';

/** What its author can do with a note. */
export function NoteActions({ note }: { note: Note }) {
  const { identity } = useGetIdentity();
  const [asked, setAsked] = useState<'correct' | 'delete'>();
  if (Number(identity?.id) !== note.authorId) {
    return null;
  }
  const close = () => setAsked(undefined);
  return (
    <>
      <Button variant="text" size="small" onClick={() => setAsked('correct')} sx={{ ml: -2 }}>
        Correct
      </Button>
      <Button variant="text" size="small" onClick={() => setAsked('delete')}>
        Delete
      </Button>
      {asked === 'correct' && <CorrectNote note={note} onClose={close} />}
      {asked === 'delete' && <DeleteNote note={note} onClose={close} />}
    </>
  );
}

interface Props {
  note: Note;
  onClose: () => void;
}

function CorrectNote({ note: { id, kind, text, at }, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const start = { kind, text, at: kind === 'call' ? localMoment(at) : '' };
  const save = async (typed: TypedNote) => {
    // The field knows no seconds: a time that was left alone stays as exact as it is.
    const { at: when, ...sent } = sentNote(typed);
    await dataProvider.correctNote(id, { ...sent, ...(typed.at !== start.at && when && { at: when }) });
    return 'The note is corrected.';
  };
  return (
    <FormDialog<TypedNote>
      title={kind === 'call' ? 'Correct call' : 'Correct note'}
      keptAs={`note/${id}`}
      start={start}
      validate={noteErrors}
      save={save}
      onClose={onClose}
    >
      <NoteFields />
    </FormDialog>
  );
}

function DeleteNote({ note: { id, kind }, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const remove = useTask(async () => {
    await dataProvider.deleteNote(id);
    notify(kind === 'call' ? 'The call is deleted.' : 'The note is deleted.', { type: 'success' });
    onClose();
    refresh();
  });
  return (
    <ConfirmDialog
      open
      title={kind === 'call' ? 'Delete call' : 'Delete note'}
      confirm="Delete"
      cancel="Cancel"
      dangerous
      running={remove.running}
      failure={remove.failure}
      onConfirm={() => void remove.run()}
      onClose={onClose}
    >
      It is gone from every timeline, and its text is kept nowhere.
    </ConfirmDialog>
  );
}
