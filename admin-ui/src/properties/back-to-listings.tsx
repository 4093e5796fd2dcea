import ArrowBack from '@mui/icons-material/ArrowBack';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { paths } from '../paths';

/** [APROP-78] */
export function BackToListings() {
  return (
    <Link
      component={RouterLink}
      to={paths.properties}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        mb: 2,
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      <ArrowBack sx={{ fontSize: 16 }} /> Property Listings
    </Link>
  );
}
