import type { OfficeDayDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { number } from '../components/format';
import { Panel } from '../components/panel';
import { paths } from '../paths';

/**
 * What happened in the week, and what its NDAs have led to. The counts are of different people and properties, so that no share of one
 * in another is said [FEVI-20].
 */
export function Funnel({ week: { views, ndas, ndasWithOffer, offers } }: { week: OfficeDayDto['week'] }) {
  const steps = [
    { label: 'Views', count: views },
    { label: 'NDAs signed', count: ndas },
    { label: 'Offers', count: offers },
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
        {steps.map(({ label, count }) => (
          <Box
            key={label}
            sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'baseline', columnGap: 3 }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, display: 'contents' }}>
              <Box component="span" sx={{ fontWeight: 620, fontSize: '1.0625rem' }}>
                {number(count)}
              </Box>
              <Box
                component="span"
                aria-hidden
                sx={{
                  gridColumn: '1 / -1',
                  mt: 1.5,
                  height: 6,
                  borderRadius: '3px',
                  bgcolor: (theme) => theme.tokens.hover,
                }}
              >
                <Box
                  component="span"
                  sx={{
                    display: 'block',
                    height: 1,
                    minWidth: count > 0 ? 4 : 0,
                    borderRadius: 'inherit',
                    bgcolor: 'primary.main',
                  }}
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      {ndas > 0 && (
        <Box sx={{ mt: 4, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {`${number(ndasWithOffer)} of the ${number(ndas)} ${ndas === 1 ? 'NDA' : 'NDAs'} of this week ${ndasWithOffer === 1 ? 'has' : 'have'} led to an offer`}
        </Box>
      )}
    </Panel>
  );
}
