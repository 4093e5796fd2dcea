import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useInfiniteGetList } from 'react-admin';
import { number } from '../../components/format';
import { StateChip } from '../../components/state-chip';
import { radius } from '../../theme/tokens';
import type { Deal } from '../../records/deal';
import { stageTones } from '../../records/stages';
import { BoardCard } from './board-card';

interface Props {
  statusId: number;
  title: string;
  filter: Record<string, unknown>;
  /** Whether the card that is being dragged may be let go here. */
  takes: boolean;
  onDrag: (deal: Deal | undefined) => void;
  onDrop: () => void;
}

const atOnce = 20;

/** One stage with its deals, the latest first. */
export function BoardColumn({ statusId, title, filter, takes, onDrag, onDrop }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const { data, total, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteGetList<Deal>(
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
      component="section"
      aria-labelledby={id}
      onDragOver={(event) => {
        if (!takes) {
          return;
        }
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (takes) {
          onDrop();
        }
      }}
      sx={{
        flex: { xs: '0 0 86%', sm: '1 0 256px' },
        minWidth: 0,
        scrollSnapAlign: 'start',
        p: 2,
        borderRadius: `${radius.card}px`,
        bgcolor: (theme) => theme.tokens.hover,
        outline: (theme) => (takes ? `2px ${over ? 'solid' : 'dashed'} ${theme.tokens.accent}` : 'none'),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, py: 2 }}>
        <h2 id={id} style={{ margin: 0 }}>
          <StateChip tone={stageTones[statusId] ?? 'neutral'} label={title} />
        </h2>
        {total !== undefined && (
          <Box
            component="span"
            aria-label={`${number(total)} deals`}
            role="img"
            sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}
          >
            {number(total)}
          </Box>
        )}
      </Box>
      {isPending ? (
        <Skeleton variant="rounded" height={120} />
      ) : error ? (
        <Button onClick={() => void refetch()}>Try again</Button>
      ) : deals.length === 0 ? (
        <Box sx={{ px: 2, py: 4, color: 'text.secondary', fontSize: '0.8125rem' }}>No deals in this stage.</Box>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {deals.map((deal) => (
            <BoardCard key={deal.id} deal={deal} onDrag={onDrag} />
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
