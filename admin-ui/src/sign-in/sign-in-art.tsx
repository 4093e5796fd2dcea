import Box from '@mui/material/Box';

const columns = 4;
const rows = 5;
const door = { width: 124, height: 148, gap: 22 };

/** One door is open: how far, in parts of its height, by its place in the row of doors. */
const opened: Record<string, number> = { '2-1': 0.72, '0-3': 0.18, '3-2': 0.34 };

/** A wall of roll-up doors at dusk, drawn; it shows what the product is about and nothing else. */
export function SignInArt() {
  const width = columns * (door.width + door.gap) + door.gap;
  const height = rows * (door.height + door.gap) + door.gap;
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'block' },
        bgcolor: '#14213d',
        overflow: 'hidden',
        position: 'relative',
        '& > svg': { position: 'absolute', inset: 0 },
      }}
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        width="100%"
        height="100%"
        focusable="false"
      >
        <defs>
          <linearGradient id="dusk" x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="#1b2c50" />
            <stop offset="1" stopColor="#0f1930" />
          </linearGradient>
          <linearGradient id="glow" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#f8d9a8" />
            <stop offset="1" stopColor="#f0a35e" />
          </linearGradient>
        </defs>
        <rect width={width} height={height} fill="url(#dusk)" />
        {Array.from({ length: columns * rows }, (_, index) => (
          <Door key={index} column={index % columns} row={Math.floor(index / columns)} />
        ))}
      </svg>
    </Box>
  );
}

function Door({ column, row }: { column: number; row: number }) {
  const x = door.gap + column * (door.width + door.gap);
  const y = door.gap + row * (door.height + door.gap);
  const open = opened[`${column}-${row}`] ?? 0;
  const closed = door.height * (1 - open);
  const slats = Math.floor(closed / 12);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={door.width} height={door.height} fill={open ? 'url(#glow)' : '#0d162b'} rx="3" />
      <rect
        width={door.width}
        height={closed}
        fill="#b8461a"
        rx="3"
        opacity={0.82 + ((column * 7 + row * 3) % 5) * 0.045}
      />
      {Array.from({ length: slats }, (_, slat) => (
        <path key={slat} d={`M0 ${(slat + 1) * 12}H${door.width}`} stroke="#7d2c0d" strokeWidth="1.4" opacity="0.7" />
      ))}
      {closed > 30 && (
        <rect x={door.width / 2 - 9} y={closed - 14} width="18" height="4" rx="2" fill="#fbe3d4" opacity="0.75" />
      )}
    </g>
  );
}
