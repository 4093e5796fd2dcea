import Box from '@mui/material/Box';
import { noteWords } from '@stowbridge/contract/notes';
import { dateAndTime } from '../../components/format';
import { RecordLink } from '../../components/record-link';
import type { Dated, Note } from './note';
import { NoteActions } from './note-actions';

/** A note or a call on a timeline, in full. */
export const noteStep = (note: Note): Dated => ({
  key: `note-${note.id}`,
  at: note.at,
  tone: 'info',
  what: (
    <>
      {noteWords[note.kind]}
      {note.about && (
        <>
          : <RecordLink {...note.about} />
        </>
      )}
    </>
  ),
  by: (
    <>
      <RecordLink kind="user" id={note.authorId} name={note.authorName} userTypeId={note.authorUserTypeId} />,{' '}
      {dateAndTime(note.at)}
      {note.modifiedAt && `, corrected ${dateAndTime(note.modifiedAt)}`}
    </>
  ),
  more: (
    <>
      {note.text}
      <Box sx={{ whiteSpace: 'normal' }}>
        <NoteActions note={note} />
      </Box>
    </>
  ),
});
