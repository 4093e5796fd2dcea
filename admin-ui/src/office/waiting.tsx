import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { number } from '../components/format';
import { Panel } from '../components/panel';

export interface Entry {
  key: number | string;
  to: string;
  name: string;
  about: ReactNode;
  /** Whose turn it is. */
  state?: ReactNode;
}

interface WaitingProps {
  title: string;
  nothing: string;
  count: number;
  /** Where all of them are listed. */
  all?: string;
  entries: Entry[];
}

/** A pile of what waits for the same, with its first entries. */
export function Waiting({ title, nothing, count, all, entries }: WaitingProps) {
  return (
    <Panel
      title={title}
      aside={count > 0 ? countOf(count) : undefined}
      flush={count > 0}
      actions={
        all &&
        count > 0 && (
          <Link
            component={RouterLink}
            to={all}
            aria-label={`See all: ${title}`}
            sx={{ px: 2, fontSize: '0.8125rem', lineHeight: '24px' }}
          >
            See all
          </Link>
        )
      }
    >
      {count === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{nothing}</Box>
      ) : (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map(({ key, to, name, about, state }) => (
            <Box
              component="li"
              key={key}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 4,
                rowGap: 1,
                justifyContent: 'space-between',
                px: 5,
                py: 2.5,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Link
                component={RouterLink}
                to={to}
                sx={{ minWidth: 24, minHeight: 24, fontWeight: 560, color: 'text.primary' }}
              >
                {name}
              </Link>
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  columnGap: 3,
                  minHeight: 24,
                  color: 'text.secondary',
                  fontSize: '0.8125rem',
                }}
              >
                <span>{about}</span>
                {state}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}

/** The server counts no further. */
const counted = 1000;

/** A count as it is shown: from where the server stops, `1,000+`. */
const countOf = (count: number) => (count >= counted ? `${number(counted)}+` : number(count));
