import ArrowBack from '@mui/icons-material/ArrowBack';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

/** The way back to the list that a record is on, above its title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        mb: 2,
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      <ArrowBack sx={{ fontSize: 16 }} /> {children}
    </Link>
  );
}
