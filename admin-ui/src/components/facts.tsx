import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Labels and values in hairlined rows. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid' }}>
      {facts.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            gap: 4,
            justifyContent: 'space-between',
            py: 2,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', flex: 'none' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: 500, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The numbers of columns in which so many tiles fill their rows: where only one row does, the last tile is wider. */
function columnsFor(tiles: number): number[] {
  const columns = Array.from({ length: tiles }, (_, index) => index + 1).filter((one) => one > 1);
  const even = columns.filter((one) => tiles % one === 0);
  return even.length > 1 ? even : columns;
}

/** The few figures one asks for first, side by side; they fill their rows at every width. */
export function KeyFigures({ facts }: { facts: Fact[] }) {
  const narrowest = facts.length > 3 ? 140 : 96;
  const rows = columnsFor(facts.length).map((columns) => [
    `@container (min-width: ${columns * narrowest}px)`,
    {
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      '& > :last-child': { gridColumn: `span ${columns - ((facts.length - 1) % columns)}` },
    },
  ]);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: '1px',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: '12px',
          overflow: 'hidden',
          ...Object.fromEntries(rows),
        }}
      >
        {facts.map(({ label, value }) => (
          <Box
            key={label}
            sx={{ boxShadow: (theme) => `0 0 0 1px ${theme.tokens.line}`, px: { xs: 4, sm: 5 }, py: 4, minWidth: 0 }}
          >
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.75rem', mb: 0.5 }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 620, letterSpacing: '-0.01em' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
