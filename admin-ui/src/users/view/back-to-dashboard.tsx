import ArrowBack from '@mui/icons-material/ArrowBack';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { paths, type UserTab } from '../../paths';

/** The way back to the list that the person is on [ABUY-02], [ASEL-02]. */
export function BackToDashboard({ tab }: { tab: UserTab }) {
  return (
    <Link
      component={RouterLink}
      to={paths.dashboard(tab)}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        mb: 2,
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      <ArrowBack sx={{ fontSize: 16 }} /> Back to Dashboard
    </Link>
  );
}
