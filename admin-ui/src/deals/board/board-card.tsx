import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { isTerminal } from '@stowbridge/contract/stages';
import { useState } from 'react';
import { money } from '../../components/format';
import type { Deal } from '../../records/deal';
import { DealActions } from '../../panels/deals/deal-actions';
import { DealBuyerLink } from '../../panels/deals/deal-buyer-link';
import { DealPropertyLink } from '../../panels/deals/deal-property-link';
import { DaysInStage } from '../../panels/deals/stage/days-in-stage';
import { StageCell } from '../../panels/deals/stage/stage-cell';

/** A deal on the board. */
export function BoardCard({ deal, onDrag }: { deal: Deal; onDrag: (deal: Deal | undefined) => void }) {
  const [changing, setChanging] = useState(false);
  const movable = !isTerminal(deal.statusId);
  return (
    <Card
      component="li"
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', String(deal.id));
        event.dataTransfer.effectAllowed = 'move';
        onDrag(deal);
      }}
      onDragEnd={() => onDrag(undefined)}
      sx={{ p: 3, display: 'grid', gap: 1, cursor: movable ? 'grab' : undefined }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          <DealPropertyLink deal={deal} />
        </Box>
        <DaysInStage deal={deal} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <DealBuyerLink deal={deal} />
        {deal.offline && ' (offline)'}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
        {changing ? (
          <StageCell deal={deal} changing onDone={() => setChanging(false)} />
        ) : (
          <Box sx={{ fontWeight: 600 }}>{money(deal.price)}</Box>
        )}
        <DealActions deal={deal} onUpdateStage={() => setChanging(true)} />
      </Box>
    </Card>
  );
}
