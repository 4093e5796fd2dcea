import Box from '@mui/material/Box';
import { product } from '../product';

/** Which version runs, for whoever reports what is wrong with it. */
export function Footer() {
  return (
    <Box component="footer" sx={{ px: { xs: 4, sm: 6 }, py: 3, color: 'text.secondary', fontSize: '0.75rem', textAlign: 'right' }}>
      {product.name} {product.version}
    </Box>
  );
}
