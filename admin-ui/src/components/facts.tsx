import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

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

export interface KeyFigure extends Fact {
  /** Where the figure leads, and whether that is shown. */
  link?: { to: string; current: boolean };
}

/** The few figures one asks for first, side by side; they fill their rows at every width. */
export function KeyFigures({ facts, label: list }: { facts: KeyFigure[]; label?: string }) {
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
        aria-label={list}
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
        {facts.map(({ label, value, link }) => (
          <Box
            key={label}
            sx={{
              position: 'relative',
              boxShadow: (theme) => `0 0 0 1px ${theme.tokens.line}`,
              px: { xs: 4, sm: 5 },
              py: 4,
              minWidth: 0,
              ...(link && { '&:hover, &:has([aria-current])': { bgcolor: (theme) => theme.tokens.hover } }),
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.75rem', mb: 0.5 }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 620, letterSpacing: '-0.01em' }}>
              {link ? (
                <Link
                  component={RouterLink}
                  to={link.to}
                  aria-label={`${label}: ${String(value)}`}
                  aria-current={link.current || undefined}
                  // The whole tile can be pressed.
                  sx={{ color: 'text.primary', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
                >
                  {value}
                </Link>
              ) : (
                value
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
