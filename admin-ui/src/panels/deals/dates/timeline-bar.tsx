import Box from '@mui/material/Box';
import { dateTitle } from '@stowbridge/contract/closing';
import { daysBetween } from '@stowbridge/contract/dates';
import { longDay } from '../../../components/format';
import { dateTones, type DealDate } from './deal-date';

interface Props {
  dates: DealDate[];
  /** YYYY-MM-DD at the office. */
  today: string;
}

/** The dates that are set, from the first to the last, each where it lies in time; the list below says the same in words. */
export function TimelineBar({ dates, today }: Props) {
  const days = dates.flatMap((date) => {
    const day = date.doneOn ?? date.dueOn;
    return day ? [{ ...date, day }] : [];
  });
  const [first, last] = [
    days.map(({ day }) => day).sort()[0],
    days
      .map(({ day }) => day)
      .sort()
      .at(-1),
  ];
  if (!first || !last || first === last) {
    return null;
  }
  const at = (day: string) =>
    `${Math.min(100, Math.max(0, (daysBetween(first, day) / daysBetween(first, last)) * 100))}%`;
  return (
    <Box aria-hidden sx={{ mb: 3 }}>
      <Box sx={{ position: 'relative', height: 28, mx: 2 }}>
        <Box sx={{ position: 'absolute', top: 13, left: 0, right: 0, height: 2, bgcolor: 'divider' }} />
        <Box
          sx={{
            position: 'absolute',
            top: 13,
            left: 0,
            width: at(today),
            height: 2,
            bgcolor: (theme) => theme.tokens.control,
          }}
        />
        {days.map(({ id, kind, day, state }) => (
          <Box
            key={id}
            title={`${dateTitle(kind)}: ${longDay(day)}`}
            sx={{
              position: 'absolute',
              top: 8,
              left: at(day),
              width: 12,
              height: 12,
              ml: '-6px',
              borderRadius: state === 'late' ? '2px' : '50%',
              border: 2,
              borderColor: ({ tokens }) => tokens.tones[dateTones[state]].text,
              bgcolor: ({ tokens }) => (state === 'ahead' ? tokens.surface : tokens.tones[dateTones[state]].text),
            }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: '0.75rem' }}>
        <span>{longDay(first)}</span>
        <span>{longDay(last)}</span>
      </Box>
    </Box>
  );
}
