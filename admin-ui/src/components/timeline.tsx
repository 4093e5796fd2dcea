import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Tone } from '../theme/tokens';

export interface TimelineStep {
  key: string;
  tone: Tone;
  what: ReactNode;
  /** Who and when. */
  by: ReactNode;
  /** What is said besides. */
  more?: ReactNode;
}

function dotColour({ tokens }: Theme, tone: Tone): string {
  // The text of a filled label is the colour of the page; its border shows.
  return tone === 'solid' ? tokens.tones.solid.border : tokens.tones[tone].text;
}

/** What happened, one below the other, with a line from dot to dot. */
export function Timeline({ steps }: { steps: TimelineStep[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map(({ key, tone, what, by, more }, index) => (
        <Box
          component="li"
          key={key}
          sx={{
            position: 'relative',
            pl: 6,
            pb: index === steps.length - 1 ? 0 : 4,
            '&::before': {
              content: '""',
              position: 'absolute',
              left: 4,
              top: 14,
              bottom: -8,
              width: '1px',
              bgcolor: 'divider',
              display: index === steps.length - 1 ? 'none' : 'block',
            },
            '&::after': {
              content: '""',
              position: 'absolute',
              left: 0,
              top: 6,
              width: 9,
              height: 9,
              borderRadius: '50%',
              bgcolor: (theme) => dotColour(theme, tone),
            },
          }}
        >
          <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{what}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{by}</Box>
          {more && <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{more}</Box>}
        </Box>
      ))}
    </Box>
  );
}
