import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { FormPage } from '../../components/form/form-page';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Subject } from './note';
import { emptyNote, NoteFields, noteErrors, sentNote, type TypedNote } from './note-fields';

/** At the head of a timeline: a note or a call about its record [BEYC-74]. */
export function WriteNote({ of: { type, id } }: { of: Subject }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const [saved, setSaved] = useState(0);
  const save = async (typed: TypedNote, key: string) => {
    await dataProvider.addNote({ subjectType: type, subjectId: id, ...sentNote(typed) }, key);
    return typed.kind === 'call' ? 'The call is noted.' : 'The note is saved.';
  };
  return (
    <FormPage<TypedNote>
      key={saved}
      keptAs={`note/${type}/${id}`}
      start={emptyNote}
      validate={noteErrors}
      save={save}
      refresh={refresh}
      submit="Add to timeline"
      onSaved={() => setSaved(saved + 1)}
    >
      <NoteFields />
    </FormPage>
  );
}
