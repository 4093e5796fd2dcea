import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';

interface Props {
  loading: boolean;
  failed: boolean;
  empty: string;
  onRetry: () => void;
}

/** What is shown in the place of a short list: its outline while it is on its way, a second try, or how it is filled. */
export function ListState({ loading, failed, empty, onRetry }: Props) {
  const frame = { border: 1, borderColor: 'divider', borderRadius: '12px', bgcolor: 'background.paper' };
  if (loading) {
    return (
      <Box sx={{ ...frame, p: 4, display: 'grid', gap: 5 }} role="status" aria-label="Loading">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} variant="rounded" height={28} />
        ))}
      </Box>
    );
  }
  return (
    <Box
      sx={{
        ...frame,
        p: 8,
        display: 'grid',
        justifyItems: 'center',
        gap: 3,
        color: 'text.secondary',
        textAlign: 'center',
      }}
      role="status"
    >
      {failed ? 'This list is not here yet.' : empty}
      {failed && <Button onClick={onRetry}>Try again</Button>}
    </Box>
  );
}
