import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useRef, useState } from 'react';
import { longDay } from '../components/format';
import { Entry } from './day-entry';
import { monthOf } from './month';
import type { DayEntry } from './use-month';

/** The days of a month on which something is due, one below the other; those before today once they are asked for. */
export function DayList({ entries, today }: { entries: DayEntry[]; today: string }) {
  const [all, setAll] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (all) {
      first.current?.focus();
    }
  }, [all]);
  const days = [...new Set(entries.map(({ day }) => day))].sort();
  const coming = days.filter((day) => monthOf(day) !== monthOf(today) || day >= today);
  const shown = all || !coming.length ? days : coming;
  const earlier = days.length - shown.length;
  if (!days.length) {
    return <Box sx={{ color: 'text.secondary' }}>Nothing is due in this month.</Box>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {earlier > 0 && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setAll(true)}>
          {earlier === 1 ? 'Show 1 earlier day' : `Show ${earlier} earlier days`}
        </Button>
      )}
      {shown.map((day, index) => (
        <Card
          key={day}
          component="section"
          aria-label={longDay(day)}
          ref={index === 0 ? first : undefined}
          tabIndex={index === 0 ? -1 : undefined}
          sx={{ p: 4, scrollMarginTop: 96 }}
        >
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
