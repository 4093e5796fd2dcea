import Box from '@mui/material/Box';
import { canBeAnswered } from '@stowbridge/contract/stages';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { nameOf, useLookups } from '../../components/lookups/use-lookups';
import type { Deal } from '../../records/deal';
import { StageConfirm } from '../../panels/deals/stage/stage-confirm';
import { boardStages, nextStages } from '../../records/stages';
import { BoardColumn } from './board-column';

/**
 * The deals by stage. A card that is dragged goes only where the table of stages lets it, and after the same
 * confirmation as by `Update deal stage`, which is on each card for the keyboard [DEAL-20] to [DEAL-22].
 */
export function DealBoard() {
  const { filterValues } = useListContext<Deal>();
  const { dealStatuses } = useLookups();
  const [dragged, setDragged] = useState<Deal>();
  const [move, setMove] = useState<{ deal: Deal; statusId: number }>();
  const stages = boardStages.filter(
    (id) => (!filterValues.statusId || filterValues.statusId === id) && (!filterValues.waiting || canBeAnswered(id)),
  );
  const takes = (statusId: number) =>
    dragged !== undefined && nextStages(dealStatuses, dragged.statusId).some(({ id }) => id === statusId);

  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label="Deals by stage"
      sx={{
        display: 'flex',
        gap: 4,
        overflowX: 'auto',
        pb: 4,
        alignItems: 'flex-start',
        scrollSnapType: { xs: 'x mandatory', md: 'none' },
      }}
    >
      {stages.map((statusId) => (
        <BoardColumn
          key={statusId}
          statusId={statusId}
          title={nameOf(dealStatuses, statusId)}
          filter={filterValues}
          takes={takes(statusId)}
          onDrag={setDragged}
          onDrop={() => dragged && setMove({ deal: dragged, statusId })}
        />
      ))}
      {move && <StageConfirm {...move} onDone={() => setMove(undefined)} />}
    </Box>
  );
}
