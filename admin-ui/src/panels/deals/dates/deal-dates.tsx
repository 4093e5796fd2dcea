import CheckOutlined from '@mui/icons-material/CheckOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { dateTitle } from '@stowbridge/contract/closing';
import { today } from '@stowbridge/contract/dates';
import { Stage } from '@stowbridge/contract/ids';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { longDay, money } from '../../../components/format';
import { RowAction, RowActions } from '../../../components/list/row-actions';
import { useLookups } from '../../../components/lookups/use-lookups';
import { StateChip } from '../../../components/state-chip';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Deal } from '../../../records/deal';
import { dateTones, datesKey, type DealDate } from './deal-date';
import { EditDate } from './edit-date';
import { MakeDates } from './make-dates';
import { ShiftDates } from './shift-dates';
import { TimelineBar } from './timeline-bar';

type Asked = { what: 'edit' | 'done' | 'shift'; date: DealDate };

/** The dates of a deal from the letter of intent to the closing; they change while its offer is accepted. */
export function DealDates({ deal }: { deal: Deal }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { timeZone } = useLookups();
  const [asked, setAsked] = useState<Asked>();
  const { data, error } = useQuery({ queryKey: datesKey(deal.id), queryFn: () => dataProvider.dealDates(deal.id) });
  if (error) {
    return <Box sx={{ color: 'error.main' }}>The dates could not be read.</Box>;
  }
  if (!data) {
    return <Skeleton variant="rounded" height={320} />;
  }
  if (!data.length) {
    return <MakeDates deal={deal} />;
  }
  const close = () => setAsked(undefined);
  return (
    <>
      <TimelineBar dates={data} today={today(timeZone)} />
      <Box component="ol" aria-label="Dates" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((date) => (
          <DateRow key={date.id} date={date} onAsk={deal.statusId === Stage.Accepted ? setAsked : undefined} />
        ))}
      </Box>
      {asked?.what === 'shift' && <ShiftDates dealId={deal.id} date={asked.date} onClose={close} />}
      {asked && asked.what !== 'shift' && (
        <EditDate dealId={deal.id} date={asked.date} asDone={asked.what === 'done'} onClose={close} />
      )}
    </>
  );
}

function DateRow({ date, onAsk }: { date: DealDate; onAsk?: (asked: Asked) => void }) {
  const { kind, dueOn, doneOn, amount, note, state } = date;
  const title = dateTitle(kind);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto 108px' },
        columnGap: 4,
        rowGap: 1,
        alignItems: 'center',
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 560 }}>{title}</Box>
        {note && (
          <Box
            sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {note}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5, textAlign: 'right' }}>
        {state !== 'not set' && <Box>{longDay(doneOn ?? dueOn)}</Box>}
        {state === 'ahead' ? null : state === 'not set' ? (
          <Box sx={{ color: 'text.secondary' }}>not set</Box>
        ) : (
          <StateChip tone={dateTones[state]} label={labels[state]} />
        )}
        {amount !== null && <Box sx={{ fontSize: '0.8125rem' }}>{money(amount)} received</Box>}
      </Box>
      {onAsk && (
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <RowActions>
            {!doneOn && (
              <RowAction
                label="Mark done"
                of={title}
                icon={CheckOutlined}
                onClick={() => onAsk({ what: 'done', date })}
              />
            )}
            {!doneOn && dueOn && (
              <RowAction
                label="Shift the rest by 5 days"
                of={title}
                icon={KeyboardDoubleArrowRight}
                onClick={() => onAsk({ what: 'shift', date })}
              />
            )}
            <RowAction label="Change" of={title} icon={EditOutlined} onClick={() => onAsk({ what: 'edit', date })} />
          </RowActions>
        </Box>
      )}
    </Box>
  );
}

const labels = { done: 'Done', late: 'Late', next: 'Next' };
