import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The outline of a page while its code arrives. */
export function PageLoading() {
  return (
    <Box aria-busy="true" aria-label="Loading" role="status" sx={{ p: { xs: 4, md: 8 }, maxWidth: 1280 }}>
      <Skeleton variant="rounded" width={220} height={28} sx={{ mb: 6 }} />
      <Skeleton variant="rounded" height={56} sx={{ mb: 4 }} />
      <Skeleton variant="rounded" height={360} />
    </Box>
  );
}
