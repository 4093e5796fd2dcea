import {
  closestCenter,
  DndContext,
  DragOverlay,
  pointerWithin,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Stage } from '@stowbridge/contract/ids';
import { canBeAnswered, isLive } from '@stowbridge/contract/stages';
import { useRef, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { nameOf, useLookups } from '../../components/lookups/use-lookups';
import type { Deal } from '../../records/deal';
import { StageConfirm } from '../../panels/deals/stage/stage-confirm';
import { boardStages, nextStages, refusalOf } from '../../records/stages';
import { headerHeight } from '../../theme/tokens';
import { CardFace } from './board-card';
import { BoardColumn } from './board-column';
import { headHeight } from './column-head';
import { useCardSensors } from './sensors';
import { useEdges } from './use-edges';
import { useStageSums } from './use-stage-sums';

/** A pointer drops where it is, the keyboard on the column over which it has brought the card. */
const whereDropped: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : closestCenter(args);

/** For screen readers, before a card is taken. */
const draggable =
  'To move this deal, press space or enter, then the arrow keys for another stage, then space or enter again. Escape leaves it where it is.';

/**
 * The deals by stage. A card that is dragged goes only where the table of stages lets it, and after the same
 * confirmation as by `Update deal stage` [DEAL-20] to [DEAL-22]; dropped elsewhere it goes back, and the board says why.
 */
export default function DealBoard() {
  const { filterValues } = useListContext<Deal>();
  const { dealStatuses } = useLookups();
  const notify = useNotify();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const box = useRef<HTMLElement>(null);
  const { edges, look } = useEdges(box);
  const sums = useStageSums({ ...filterValues, tracker: true });
  const [dragged, setDragged] = useState<Deal>();
  const [move, setMove] = useState<{ deal: Deal; statusId: number }>();
  const stages = boardStages.filter(
    (id) =>
      (!filterValues.statusId || filterValues.statusId === id) &&
      // Only accepted deals have dates that can be late.
      (filterValues.late !== true || id === Stage.Accepted) &&
      (!filterValues.waiting || (filterValues.waiting === 'live' ? isLive(id) : canBeAnswered(id))),
  );
  const sensors = useCardSensors(stages);
  const takes = (deal: Deal, statusId: number) =>
    nextStages(dealStatuses, deal.statusId).some(({ id }) => id === statusId);
  const refused = (deal: Deal, statusId: number) =>
    statusId === deal.statusId || takes(deal, statusId)
      ? undefined
      : refusalOf(deal.statusId, nameOf(dealStatuses, statusId));

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined);
    const deal = active.data.current as Deal;
    const statusId = Number(over?.id ?? deal.statusId);
    const why = refused(deal, statusId);
    if (why) {
      notify(why, { type: 'warning' });
    } else if (statusId !== deal.statusId) {
      setMove({ deal, statusId });
    }
  };
  const named = ({ data }: DragEndEvent['active']) => (data.current as Deal).propertyName;
  const said = ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
    over
      ? (refused(active.data.current as Deal, Number(over.id)) ??
        `${named(active)} is over ${nameOf(dealStatuses, Number(over.id))}.`)
      : undefined;

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={whereDropped}
      onDragStart={({ active }) => setDragged(active.data.current as Deal)}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
      accessibility={{
        screenReaderInstructions: { draggable },
        announcements: {
          onDragStart: ({ active }) => `${named(active)} is taken.`,
          onDragOver: said,
          // What is asked or said then takes the word.
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => `${named(active)} stays where it is.`,
        },
      }}
    >
      <Box
        sx={{
          position: 'relative',
          '&::before, &::after': {
            content: '""',
            position: 'absolute',
            zIndex: 2,
            top: 0,
            bottom: 0,
            width: 24,
            pointerEvents: 'none',
            transition: still ? 'none' : 'opacity 160ms',
          },
          '&::before': {
            left: 0,
            opacity: edges.left ? 1 : 0,
            borderLeft: (theme) => `2px solid ${theme.tokens.control}`,
            backgroundImage: (theme) => `linear-gradient(to right, ${theme.tokens.line}, transparent)`,
          },
          '&::after': {
            right: 0,
            opacity: edges.right ? 1 : 0,
            borderRight: (theme) => `2px solid ${theme.tokens.control}`,
            backgroundImage: (theme) => `linear-gradient(to left, ${theme.tokens.line}, transparent)`,
          },
        }}
      >
        <Box
          ref={box}
          tabIndex={0}
          role="region"
          aria-label="Deals by stage"
          onScroll={look}
          sx={{
            // All columns are as high as the highest one, so that each keeps its head in sight and takes cards anywhere.
            display: 'grid',
            gridAutoFlow: 'column',
            gridAutoColumns: { xs: '86%', sm: 'minmax(212px, 1fr)' },
            gap: 3,
            overflow: 'auto',
            minHeight: 320,
            maxHeight: `calc(100dvh - ${headerHeight + 32}px)`,
            scrollPaddingTop: `${headHeight + 8}px`,
            // A card that is dragged to the edge scrolls the board, which must not snap back then.
            scrollSnapType: { xs: dragged ? 'none' : 'x mandatory', md: 'none' },
          }}
        >
          {stages.map((statusId) => (
            <BoardColumn
              key={statusId}
              statusId={statusId}
              title={nameOf(dealStatuses, statusId)}
              filter={filterValues}
              sum={sums && (sums.get(statusId) ?? { count: 0, price: 0 })}
              takes={dragged && takes(dragged, statusId)}
            />
          ))}
        </Box>
      </Box>
      {/* What is below it can be taken while it still goes back. */}
      <DragOverlay dropAnimation={still ? null : undefined} style={{ pointerEvents: 'none' }}>
        {dragged && (
          <Box inert aria-hidden>
            <CardFace deal={dragged} lifted />
          </Box>
        )}
      </DragOverlay>
      {move && <StageConfirm {...move} onDone={() => setMove(undefined)} />}
    </DndContext>
  );
}
