import Box from '@mui/material/Box';
import type { Deal } from '../../records/deal';

/** The initials of who takes care of a deal; nothing where nobody does. */
export function OwnerMark({ deal: { ownerName } }: { deal: Deal }) {
  if (!ownerName) {
    return null;
  }
  const initials = ownerName
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('');
  return (
    <Box
      component="span"
      role="img"
      aria-label={`Owner: ${ownerName}`}
      title={`Owner: ${ownerName}`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flex: 'none',
        width: 24,
        height: 24,
        border: 1,
        borderColor: 'divider',
        borderRadius: '50%',
        color: 'text.secondary',
        fontSize: '0.6875rem',
        fontWeight: 600,
      }}
    >
      {initials}
    </Box>
  );
}
