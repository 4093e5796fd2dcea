import Box from '@mui/material/Box';
import { product } from '../product';

/** The mark (a storage unit with its roll-up door) and the product's name. */
export function Brand({ size = 26 }: { size?: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minWidth: 0 }}>
      <Mark size={size} />
      <Box component="span" sx={{ fontWeight: 660, fontSize: size > 30 ? '1.25rem' : '1rem', letterSpacing: '-0.02em' }}>
        {product.name}
      </Box>
    </Box>
  );
}

export function Mark({ size }: { size: number }) {
  return (
    <Box component="svg" viewBox="0 0 32 32" aria-hidden focusable="false" sx={{ width: size, height: size, flex: 'none' }}>
      <Box component="path" d="M4 13 16 4l12 9v15H4z" sx={{ fill: (theme) => theme.tokens.ink }} />
      <Box component="path" d="M9 16h14v12H9z" sx={{ fill: (theme) => theme.tokens.accent }} />
      <Box
        component="path"
        d="M9 19h14M9 22h14M9 25h14"
        sx={{ stroke: (theme) => theme.tokens.paper, strokeWidth: 1.2, fill: 'none' }}
      />
    </Box>
  );
}
