import Box from '@mui/material/Box';
import { product } from '../product';

/** The mark and the product's name. */
export function Brand({ size = 24 }: { size?: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minWidth: 0 }}>
      <Mark size={size} />
      <Box
        component="span"
        sx={{ fontWeight: 660, fontSize: size > 30 ? '1.25rem' : '1rem', letterSpacing: '-0.02em' }}
      >
        {product.name}
      </Box>
    </Box>
  );
}

/** The mark of the site too: an arch of a bridge with a roll-up door in it. */
export function Mark({ size }: { size: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 34 28"
      aria-hidden
      focusable="false"
      sx={{ width: size * 1.2, height: size, flex: 'none', fill: 'none' }}
    >
      <Box
        component="path"
        d="M2 27V16C2 7.7 8.7 1 17 1s15 6.7 15 15v11"
        sx={{ stroke: (theme) => theme.tokens.ink, strokeWidth: 2 }}
      />
      <Box component="path" d="M9 27V16.5a8 8 0 0 1 16 0V27" sx={{ fill: (theme) => theme.tokens.accent }} />
      <Box
        component="path"
        d="M9 19.5h16M9 23h16M10.5 13h13M9.2 16h15.6"
        sx={{ stroke: (theme) => theme.tokens.paper, strokeWidth: 1.1 }}
      />
    </Box>
  );
}
