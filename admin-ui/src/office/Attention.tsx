import type { OfficeDayDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Stage, UserStatus } from '@stowbridge/contract/ids';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { daysSince, money, shortDate } from '../components/format';
import { Panel } from '../components/Panel';
import { filtered, paths } from '../paths';
import { countOf } from './counts';

interface Entry {
  key: number;
  to: string;
  name: string;
  about: ReactNode;
}

/** What waits for somebody, the longest wait first; what needs nothing says so in one line. */
export function Attention({ day }: { day: OfficeDayDto }) {
  const offer = ({ dealId, propertyId, propertyName, buyerName, price }: OfficeDayDto['openOffers']['first'][number], about: string): Entry => ({
    key: dealId,
    to: propertyId ? paths.property(propertyId) : filtered(paths.deals, { propertyName }),
    name: propertyName,
    about: `${buyerName} · ${money(price)} · ${about}`,
  });
  const days = (since: string) => {
    const passed = daysSince(since);
    return passed === 0 ? 'today' : passed === 1 ? 'yesterday' : `${passed} days ago`;
  };
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Pile
        title="Offers past their due date"
        nothing="No offer is past its due date."
        count={day.overdueOffers.count}
        all={filtered(paths.deals, { statusId: Stage.Submitted })}
        entries={day.overdueOffers.first.map((one) => offer(one, `due ${shortDate(`${one.offersDueDate}T12:00:00`)}`))}
      />
      <Pile
        title="Open offers"
        nothing="Every offer is answered."
        count={day.openOffers.count}
        all={filtered(paths.deals, { statusId: Stage.Submitted })}
        entries={day.openOffers.first.map((one) => offer(one, days(one.submittedAt)))}
      />
      <Pile
        title="Pending buyers"
        nothing="Nobody waits for approval."
        count={day.pendingBuyers.count}
        all={filtered(paths.dashboard(1), { statusId: UserStatus.Pending })}
        entries={day.pendingBuyers.first.map(({ id, name, createdAt }) => ({ key: id, to: paths.buyer(id), name, about: `registered ${days(createdAt)}` }))}
      />
      <Pile
        title="Properties without an NDA"
        nothing="Every open property has an NDA to sign."
        count={day.propertiesWithoutNda.count}
        entries={day.propertiesWithoutNda.first.map(({ id, name, city, stateCode }) => ({ key: id, to: paths.property(id), name, about: `${city}, ${stateCode}` }))}
      />
      <Pile
        title="Failed e-mails"
        nothing="Every e-mail went out."
        count={day.failedMails.count}
        all={filtered(paths.mails, { status: 'failed' })}
        entries={day.failedMails.first.map(({ id, subject, recipient }) => ({ key: id, to: filtered(paths.mails, { status: 'failed' }), name: subject, about: recipient }))}
      />
    </Box>
  );
}

interface PileProps {
  title: string;
  nothing: string;
  count: number;
  /** Where all of them are listed. */
  all?: string;
  entries: Entry[];
}

function Pile({ title, nothing, count, all, entries }: PileProps) {
  return (
    <Panel
      title={title}
      aside={count > 0 ? countOf(count) : undefined}
      flush={count > 0}
      actions={
        all &&
        count > entries.length && (
          <Link component={RouterLink} to={all} aria-label={`All of: ${title}`} sx={{ px: 2, fontSize: '0.8125rem' }}>
            All
          </Link>
        )
      }
    >
      {count === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{nothing}</Box>
      ) : (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map(({ key, to, name, about }) => (
            <Box component="li" key={key} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, justifyContent: 'space-between', px: 5, py: 2.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
              <Link component={RouterLink} to={to} sx={{ fontWeight: 560, color: 'text.primary', overflowWrap: 'anywhere' }}>
                {name}
              </Link>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{about}</Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
