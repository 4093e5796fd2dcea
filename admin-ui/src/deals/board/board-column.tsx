import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { useInfiniteGetList } from 'react-admin';
import { radius } from '../../theme/tokens';
import type { Deal } from '../../records/deal';
import { BoardCard } from './board-card';
import { ColumnHead } from './column-head';

interface Props {
  statusId: number;
  title: string;
  filter: Record<string, unknown>;
  sum?: { count: number; price: number };
  /** Whether the card that is being dragged may be let go here; undefined while none is. */
  takes?: boolean;
}

const atOnce = 20;

/** One stage with its deals, the latest first. */
export function BoardColumn({ statusId, title, filter, sum, takes }: Props) {
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: statusId });
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteGetList<Deal>(
    'deals',
    {
      filter: { ...filter, tracker: true, statusId },
      sort: { field: 'statusDate', order: 'DESC' },
      pagination: { page: 1, perPage: atOnce },
    },
    { onError: () => undefined },
  );
  const deals = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <Box
      ref={setNodeRef}
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        scrollSnapAlign: 'start',
        px: 2,
        pb: 2,
        borderRadius: `${radius.card}px`,
        bgcolor: (theme) => theme.tokens.hover,
        outlineOffset: -2,
        outline: (theme) => (takes ? `2px ${isOver ? 'solid' : 'dashed'} ${theme.tokens.accent}` : 'none'),
      }}
    >
      <ColumnHead id={id} statusId={statusId} title={title} sum={sum} />
      {isPending ? (
        <Skeleton variant="rounded" height={120} />
      ) : error ? (
        <Button onClick={() => void refetch()}>Try again</Button>
      ) : deals.length === 0 ? (
        <Box sx={{ px: 2, py: 4, color: 'text.secondary', fontSize: '0.8125rem' }}>No deals in this stage.</Box>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {deals.map((deal) => (
            <BoardCard key={deal.id} deal={deal} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button
          fullWidth
          variant="text"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          aria-label={`Load more: ${title}`}
          sx={{ mt: 2 }}
        >
          Load more
        </Button>
      )}
    </Box>
  );
}
