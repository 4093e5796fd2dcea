import Box from '@mui/material/Box';
import { NOTE_KINDS, noteLength, noteWords, type NoteKind } from '@stowbridge/contract/notes';
import type { KeyboardEvent } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { RadioInput } from '../../components/radio-input';
import { Text } from '../../components/text';

/** What is typed of a note; `at` as the browser's own field has it, empty for now. */
export interface TypedNote {
  kind: NoteKind;
  text: string;
  at: string;
}

export const emptyNote: TypedNote = { kind: 'note', text: '', at: '' };

/** The first thing wrong with each field. */
export const noteErrors = ({ kind, text, at }: Partial<TypedNote>): Partial<Record<keyof TypedNote, string>> => ({
  ...(text?.trim() ? {} : { text: 'Please enter a text' }),
  ...(kind === 'call' && at && new Date(at) > new Date() ? { at: 'The date and time cannot be in the future' } : {}),
});

/** As it is sent: only a call is dated back. */
export const sentNote = ({ kind, text, at }: TypedNote) => ({
  kind,
  text: text.trim(),
  ...(kind === 'call' && at && { at: new Date(at).toISOString() }),
});

/** A moment as the browser's own field has it. */
export function localMoment(at: string): string {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Ctrl or Command with Enter saves. */
function saveByKeys(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.currentTarget.closest('form')?.requestSubmit();
  }
}

/** Note or call, when the call was, and the text. */
export function NoteFields() {
  const kind = useWatch<TypedNote, 'kind'>({ name: 'kind' });
  return (
    <Box onKeyDown={saveByKeys} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 3, alignItems: 'flex-start' }}>
        <RadioInput row source="kind" label="Kind" choices={NOTE_KINDS.map((id) => ({ id, name: noteWords[id] }))} />
        {kind === 'call' && (
          <TextInput
            source="at"
            label="When the call was"
            type="datetime-local"
            helperText="Left empty: just now."
            sx={{ maxWidth: 260 }}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
      </Box>
      <Text
        source="text"
        label="Text"
        multiline
        maxLength={noteLength}
        helperText="Only the office reads it. Ctrl+Enter saves."
        isRequired
      />
    </Box>
  );
}
