import { useDraggable } from '@dnd-kit/core';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { isTerminal } from '@stowbridge/contract/stages';
import { useState, type ReactNode } from 'react';
import { money } from '../../components/format';
import type { Deal } from '../../records/deal';
import { TurnNote } from '../../panels/deals/bargain/turn-note';
import { DealActions } from '../../panels/deals/deal-actions';
import { DealBuyerLink } from '../../panels/deals/deal-buyer-link';
import { DealPropertyLink } from '../../panels/deals/deal-property-link';
import { OwnerMark } from '../../panels/deals/owner-mark';
import { DaysInStage } from '../../panels/deals/stage/days-in-stage';
import { StageCell } from '../../panels/deals/stage/stage-cell';
import { handleMark } from './sensors';

/** A deal on the board, which is dragged by its card, or by its handle with a finger and the keyboard. */
export function BoardCard({ deal }: { deal: Deal }) {
  const [changing, setChanging] = useState(false);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: `deal-${deal.id}`,
    data: deal,
    disabled: isTerminal(deal.statusId),
  });
  const movable = !isTerminal(deal.statusId);
  return (
    <Box
      ref={setNodeRef}
      component="li"
      onPointerDown={listeners?.onPointerDown as never}
      sx={{ cursor: movable ? 'grab' : undefined, opacity: isDragging ? 0.4 : 1 }}
    >
      <CardFace
        deal={deal}
        stage={changing && <StageCell deal={deal} changing onDone={() => setChanging(false)} />}
        handle={
          movable && (
            <IconButton
              {...attributes}
              {...{ [handleMark]: '' }}
              ref={setActivatorNodeRef}
              aria-label={`Drag: ${deal.buyerName || 'buyer'}, ${deal.propertyName}`}
              onKeyDown={listeners?.onKeyDown as never}
              sx={{ touchAction: 'none', cursor: 'grab', color: 'text.secondary', mr: -2 }}
            >
              <DragIndicator />
            </IconButton>
          )
        }
        actions={<DealActions deal={deal} onUpdateStage={() => setChanging(true)} />}
      />
    </Box>
  );
}

interface FaceProps {
  deal: Deal;
  /** In the place of the price. */
  stage?: ReactNode;
  handle?: ReactNode;
  actions?: ReactNode;
  /** While it is being dragged. */
  lifted?: boolean;
}

/** Every card of a column has the same lines: property, buyer, price, on open offers whose turn it is, actions. */
export function CardFace({ deal, stage, handle, actions, lifted }: FaceProps) {
  return (
    <Card sx={{ p: 3, display: 'grid', gap: 1, boxShadow: lifted ? (theme) => theme.tokens.shadow : undefined }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <DealPropertyLink deal={deal} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          color: 'text.secondary',
          fontSize: '0.8125rem',
        }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <DealBuyerLink deal={deal} />
          {deal.offline && ' (offline)'}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
          <DaysInStage deal={deal} />
          <OwnerMark deal={deal} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 36 }}>
        {stage || (
          <>
            <Box sx={{ fontWeight: 600 }}>{money(deal.price)}</Box>
            {handle}
          </>
        )}
      </Box>
      <TurnNote deal={deal} />
      <Box sx={{ display: 'flex', ml: -2, minHeight: 24 }}>{actions}</Box>
    </Card>
  );
}
