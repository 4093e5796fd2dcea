import Box from '@mui/material/Box';
import { money, number } from '../../components/format';
import { StateChip } from '../../components/state-chip';
import { stageTones } from '../../records/stages';
import { radius } from '../../theme/tokens';

/** In pixels. */
export const headHeight = 68;

interface Props {
  id: string;
  statusId: number;
  title: string;
  sum?: { count: number; price: number };
}

/** What a column holds; it stays in sight while the cards below it are scrolled. */
export function ColumnHead({ id, statusId, title, sum }: Props) {
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        height: headHeight,
        flex: 'none',
        mx: -2,
        px: 4,
        pt: 3,
        borderRadius: `${radius.card}px ${radius.card}px 0 0`,
        bgcolor: (theme) => theme.tokens.hover,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <h2 id={id} style={{ margin: 0, display: 'flex' }}>
          <StateChip tone={stageTones[statusId] ?? 'neutral'} label={title} />
        </h2>
        {sum && (
          <Box component="span" aria-label={`${number(sum.count)} deals`} role="img" sx={{ fontWeight: 560 }}>
            {number(sum.count)}
          </Box>
        )}
      </Box>
      {sum && <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>{`${money(sum.price)} in all`}</Box>}
    </Box>
  );
}
