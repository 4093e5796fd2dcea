import Box from '@mui/material/Box';
import { ABOVE_FUNDS, fundsText, isAboveFunds } from '@stowbridge/contract/funds';
import { StateChip } from '../../components/state-chip';
import type { Deal } from '../../records/deal';

/** What the buyer of an offer has shown of their money, and whether the offer asks for more [BEYC-39]. */
export function FundsChips({ deal: { funds, price } }: { deal: Pick<Deal, 'funds' | 'price'> }) {
  if (!funds) {
    return null;
  }
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1.5 }}>
      <StateChip tone={funds.expired ? 'neutral' : 'success'} label={fundsText(funds)} />
      {isAboveFunds(price, funds) && <StateChip tone="warning" label={ABOVE_FUNDS} />}
    </Box>
  );
}
