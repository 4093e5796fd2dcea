import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Timeline } from '../components/timeline';
import { useNotes } from '../panels/notes/note';
import { noteStep } from '../panels/notes/note-step';
import { WriteNote } from '../panels/notes/write-note';

/** What the office notes about an enquiry. */
export function EnquiryTimeline({ id }: { id: number }) {
  const { notes = [], failed } = useNotes({ type: 'enquiry', id });
  return (
    <Box component="section" aria-label="Timeline" sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h3" component="h3">
        Timeline
      </Typography>
      <WriteNote of={{ type: 'enquiry', id }} />
      {failed && <Box sx={{ color: 'error.main' }}>The notes could not be read.</Box>}
      {notes.length > 0 && <Timeline steps={notes.map(noteStep)} />}
    </Box>
  );
}
