import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { DayEntry } from './use-month';

/** A date or a task with its record; what is done is struck through, what is late is red. */
export function Entry({ entry: { what, about, to, done, day, date }, today }: { entry: DayEntry; today: string }) {
  const late = !done && day < today;
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 }}>
      {to ? (
        <Link
          component={RouterLink}
          to={to}
          underline="hover"
          sx={{
            display: 'inline-block',
            minHeight: 24,
            fontWeight: date ? 600 : 500,
            color: late ? 'error.main' : done ? 'text.secondary' : 'text.primary',
            textDecoration: done ? 'line-through' : undefined,
          }}
        >
          {what}
        </Link>
      ) : (
        what
      )}
      <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
        {[about, ...(done ? ['done'] : late ? ['late'] : [])].join(' · ')}
      </Box>
    </Box>
  );
}
