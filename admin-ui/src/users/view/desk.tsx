import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { inOrder } from '../../components/in-order';

/** From this width on the smaller sheets lie beside the larger ones. */
const beside = '@media (min-width: 1280px)';

const sheets = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  ...inOrder,
} as const;

/** How a person's file lies on the desk: the summary on top, below it the work and beside it what one looks up. */
export function Desk({ summary, main, aside }: { summary: ReactNode; main: ReactNode; aside: ReactNode }) {
  return (
    <Box sx={sheets}>
      {summary}
      <Box sx={{ ...sheets, [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 336px' } }}>
        <Box sx={sheets}>{main}</Box>
        <Box
          sx={{
            ...sheets,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
            [beside]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          {aside}
        </Box>
      </Box>
    </Box>
  );
}
