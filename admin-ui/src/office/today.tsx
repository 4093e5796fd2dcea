import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { PageFrame } from '../components/page-frame';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { Attention } from './attention';
import { Figures } from './figures';
import { Funnel } from './funnel';

const longDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** The start of a broker's day: what waits for an answer, how much there is of everything, how the week goes. */
export default function Today() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const {
    data: day,
    error,
    refetch,
  } = useQuery({
    queryKey: ['office-dashboard'],
    queryFn: () => dataProvider.officeDashboard(),
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });
  return (
    <PageFrame title="Today" aside={<Box sx={{ color: 'text.secondary' }}>{longDay.format(new Date())}</Box>}>
      {day ? (
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Attention day={day} />
          <Box sx={{ display: 'grid', gap: 5 }}>
            <Funnel week={day.week} />
            <Figures day={day} />
          </Box>
        </Box>
      ) : error ? (
        <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3, p: 8, color: 'text.secondary' }}>
          This page is not here yet.
          <Button onClick={() => void refetch()}>Try again</Button>
        </Box>
      ) : (
        <Box
          role="status"
          aria-label="Loading"
          sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' } }}
        >
          <Skeleton variant="rounded" height={420} />
          <Skeleton variant="rounded" height={420} />
        </Box>
      )}
    </PageFrame>
  );
}
