import Box from '@mui/material/Box';
import { isTerminal } from '@stowbridge/contract/stages';
import { daysSince } from '../../../components/format';
import type { Deal } from '../../../records/deal';

/** How long a deal has been where it is, in days; nothing once it is over. */
export function DaysInStage({ deal }: { deal: Deal }) {
  if (isTerminal(deal.statusId)) {
    return null;
  }
  const days = daysSince(deal.statusDate);
  return (
    <Box
      component="span"
      title={`${days} ${days === 1 ? 'day' : 'days'} in this stage`}
      sx={{ color: 'text.secondary', fontSize: '0.75rem', whiteSpace: 'nowrap' }}
    >
      {`${days} d`}
    </Box>
  );
}
