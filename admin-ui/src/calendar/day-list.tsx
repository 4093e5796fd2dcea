import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { longDay } from '../components/format';
import { Entry } from './day-entry';
import type { DayEntry } from './use-month';

/** The days of a month on which something is due, one below the other. */
export function DayList({ entries, today }: { entries: DayEntry[]; today: string }) {
  const days = [...new Set(entries.map(({ day }) => day))].sort();
  if (!days.length) {
    return <Box sx={{ color: 'text.secondary' }}>Nothing is due in this month.</Box>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {days.map((day) => (
        <Card key={day} component="section" aria-label={longDay(day)} sx={{ p: 4 }}>
          <Box component="h3" sx={{ m: 0, mb: 2, fontSize: '0.875rem', fontWeight: 600 }}>
            {longDay(day)}
            {day === today && ' · today'}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {entries
              .filter((entry) => entry.day === day)
              .map((entry) => (
                <Entry key={entry.key} entry={entry} today={today} />
              ))}
          </Box>
        </Card>
      ))}
    </Box>
  );
}
