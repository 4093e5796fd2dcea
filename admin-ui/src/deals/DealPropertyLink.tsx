import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { paths } from '../paths';
import type { Deal } from './deal';

/** The property of a deal, leading to its page; only its name is left of one that was deleted. */
export function DealPropertyLink({ deal }: { deal: Deal }) {
  if (!deal.propertyId) return deal.propertyName;
  return (
    <Link component={RouterLink} to={paths.property(deal.propertyId)} draggable={false} sx={{ fontWeight: 560, color: 'text.primary', overflowWrap: 'anywhere' }}>
      {deal.propertyName}
    </Link>
  );
}
