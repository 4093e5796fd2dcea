import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { longDay } from '../components/format';
import { Entry } from './day-entry';
import { monthName, monthOf, type Month } from './month';
import type { DayEntry } from './use-month';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** As many entries as a day shows at once. */
const FEW = 4;

interface Props {
  month: Month;
  weeks: string[][];
  entries: DayEntry[];
  today: string;
}

/** A month as a table of weeks; its entries are links, which the keyboard reaches in their order. */
export function MonthGrid({ month, weeks, entries, today }: Props) {
  return (
    <Card sx={{ overflow: 'clip' }}>
      <Box
        component="table"
        aria-label={monthName(month)}
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <Box
                component="th"
                scope="col"
                key={name}
                sx={{ p: 2, textAlign: 'left', color: 'text.secondary', fontSize: '0.75rem', fontWeight: 560 }}
              >
                {name}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  outside={monthOf(day) !== month}
                  today={today}
                  entries={entries.filter((entry) => entry.day === day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

interface DayProps {
  day: string;
  /** Of the month before or after. */
  outside: boolean;
  today: string;
  entries: DayEntry[];
}

function Day({ day, outside, today, entries }: DayProps) {
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, FEW);
  return (
    <Box
      component="td"
      aria-current={day === today ? 'date' : undefined}
      sx={{
        height: 104,
        p: 2,
        verticalAlign: 'top',
        border: 1,
        borderColor: 'divider',
        bgcolor: (theme) => (outside ? theme.tokens.paper : undefined),
        fontSize: '0.8125rem',
      }}
    >
      <Box
        component="time"
        dateTime={day}
        aria-label={longDay(day)}
        sx={{
          display: 'inline-block',
          minWidth: 24,
          mb: 1,
          px: 1,
          borderRadius: '12px',
          textAlign: 'center',
          fontWeight: day === today ? 650 : 500,
          color: day === today ? (theme) => theme.tokens.onAccent : outside ? 'text.secondary' : 'text.primary',
          bgcolor: (theme) => (day === today ? theme.tokens.accent : undefined),
        }}
      >
        {Number(day.slice(8))}
      </Box>
      {shown.length > 0 && (
        <Box component="ul" aria-label={longDay(day)} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {shown.map((entry) => (
            <Entry key={entry.key} entry={entry} today={today} />
          ))}
        </Box>
      )}
      {entries.length > shown.length && (
        <Button variant="text" size="small" aria-label={`Show all of ${longDay(day)}`} onClick={() => setAll(true)}>
          {entries.length - shown.length} more
        </Button>
      )}
    </Box>
  );
}
