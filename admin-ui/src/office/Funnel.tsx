import type { OfficeDayDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { number } from '../components/format';
import { Panel } from '../components/Panel';
import { paths } from '../paths';

/** How many of the week's views became signatures, and how many of these offers. */
export function Funnel({ week: { views, ndas, offers } }: { week: OfficeDayDto['week'] }) {
  const steps = [
    { label: 'Views', count: views },
    { label: 'NDAs signed', count: ndas, of: views, from: 'of views' },
    { label: 'Offers', count: offers, of: ndas, from: 'of NDAs' },
  ];
  const most = Math.max(1, views, ndas, offers);
  return (
    <Panel
      title="The last seven days"
      actions={
        <Link component={RouterLink} to={paths.analytics(4)} sx={{ px: 2, fontSize: '0.8125rem' }}>
          Report
        </Link>
      }
    >
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 4 }}>
        {steps.map(({ label, count, of, from }) => (
          <Box key={label} sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline', columnGap: 3 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, display: 'contents' }}>
              <Box component="span" sx={{ fontWeight: 620, fontSize: '1.0625rem' }}>
                {number(count)}
                {of !== undefined && of > 0 && (
                  <Box component="span" sx={{ ml: 2, fontWeight: 440, fontSize: '0.8125rem', color: 'text.secondary' }}>
                    {`${number(Math.round((count / of) * 1000) / 10)}% ${from}`}
                  </Box>
                )}
              </Box>
              <Box component="span" aria-hidden sx={{ gridColumn: '1 / -1', mt: 1.5, height: 6, borderRadius: '3px', bgcolor: (theme) => theme.tokens.hover }}>
                <Box component="span" sx={{ display: 'block', height: 1, minWidth: count > 0 ? 4 : 0, borderRadius: 'inherit', bgcolor: 'primary.main' }} style={{ width: `${(count / most) * 100}%` }} />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
