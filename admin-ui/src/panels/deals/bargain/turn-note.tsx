import Box from '@mui/material/Box';
import { useLookups } from '../../../components/lookups/use-lookups';
import type { Deal } from '../../../records/deal';
import { turnNote } from './turn-words';

/** Whose turn it is on an open offer, and for how long; nothing on any other deal. */
export function TurnNote({ deal }: { deal: Deal }) {
  const { timeZone } = useLookups();
  const note = turnNote(deal, timeZone);
  if (!note) {
    return null;
  }
  const presses = deal.turn === 'office' || deal.lapsed || note === 'lapses today';
  return (
    <Box
      component="span"
      sx={{
        fontSize: '0.75rem',
        whiteSpace: 'nowrap',
        color: presses ? (theme) => theme.tokens.tones.warning.text : 'text.secondary',
      }}
    >
      {note}
    </Box>
  );
}
