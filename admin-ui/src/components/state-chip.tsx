import Box from '@mui/material/Box';
import type { Tone } from '../theme/tokens';
import { radius } from '../theme/tokens';

/** Each tone has a shape of its own, so that states differ without colour too. */
const glyphs: Record<Tone, string> = {
  success: 'M2 6.2 4.8 9 10 3.4',
  warning: 'M6 1.5 11 10.5H1z',
  info: 'M6 1 11 6 6 11 1 6z',
  plum: 'M1.5 1.5h9v9h-9z',
  accent: 'M2 6h8M7 3l3 3-3 3',
  danger: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
  neutral: 'M2 6h8',
  solid: 'M2 6.2 4.8 9 10 3.4',
};

/** The label of a state, with its tone and its glyph. */
export function StateChip({ tone, label }: { tone: Tone; label: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        height: 22,
        px: 1.75,
        borderRadius: `${radius.control}px`,
        fontSize: '0.75rem',
        fontWeight: 560,
        whiteSpace: 'nowrap',
        color: (theme) => theme.tokens.tones[tone].text,
        bgcolor: (theme) => theme.tokens.tones[tone].fill,
        boxShadow: (theme) => `inset 0 0 0 1px ${theme.tokens.tones[tone].border}`,
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 12 12"
        aria-hidden
        sx={{
          width: 9,
          height: 9,
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
        }}
      >
        <path d={glyphs[tone]} />
      </Box>
      {label}
    </Box>
  );
}
