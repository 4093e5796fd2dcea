import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { today } from '@stowbridge/contract/dates';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { ListState } from '../components/list/list-state';
import { useLookups } from '../components/lookups/use-lookups';
import { PageFrame } from '../components/page-frame';
import { DayList } from './day-list';
import { addMonths, isMonth, monthName, monthOf, weeksOf } from './month';
import { MonthGrid } from './month-grid';
import { useMonth } from './use-month';

/** The dates of all deals and the tasks of a month; the month is in the address. */
export default function CalendarPage() {
  const { timeZone } = useLookups();
  const [search, setSearch] = useSearchParams();
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const now = today(timeZone);
  const asked = search.get('month');
  const month = isMonth(asked) ? asked : monthOf(now);
  const weeks = weeksOf(month);
  const { entries, loading, failed, refetch } = useMonth(weeks[0][0], weeks.at(-1)?.[6] ?? '');
  const go = (to: string) => setSearch({ month: to });
  return (
    <PageFrame title="Calendar">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
        <IconButton aria-label="Previous month" onClick={() => go(addMonths(month, -1))}>
          <ChevronLeft />
        </IconButton>
        <Box component="h2" aria-live="polite" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 600, minWidth: 152 }}>
          {monthName(month)}
        </Box>
        <IconButton aria-label="Next month" onClick={() => go(addMonths(month, 1))}>
          <ChevronRight />
        </IconButton>
        <Button onClick={() => setSearch({})} disabled={month === monthOf(now)}>
          This month
        </Button>
      </Box>
      {failed ? (
        <ListState loading={false} failed empty="" onRetry={() => void refetch()} />
      ) : loading ? (
        <Skeleton variant="rounded" height={480} aria-label="Loading the month" />
      ) : wide ? (
        <MonthGrid month={month} weeks={weeks} entries={entries} today={now} />
      ) : (
        <DayList key={month} entries={entries.filter(({ day }) => monthOf(day) === month)} today={now} />
      )}
    </PageFrame>
  );
}
