import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dateTitle, PLAN_DAYS_MAX } from '@stowbridge/contract/closing';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ErrorArea } from '../../../components/error-area';
import { FormDialog } from '../../../components/form/form-dialog';
import { longDay } from '../../../components/format';
import { Text } from '../../../components/text';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import { messageOf } from '../../../data-provider/failure';
import { type DealDate } from './deal-date';

interface Props {
  dealId: number;
  date: DealDate;
  onClose: () => void;
}

interface ShiftForm {
  days: string;
}

/** By how many days, earlier where it is negative; undefined for what is no such number. */
function daysOf(typed: string | undefined): number | undefined {
  const days = /^[-+]?\d{1,3}$/.test(typed?.trim() ?? '') ? Number(typed) : 0;
  return days !== 0 && Math.abs(days) <= PLAN_DAYS_MAX ? days : undefined;
}

export const daysErrors = ({ days }: ShiftForm): Partial<ShiftForm> =>
  daysOf(days) === undefined ? { days: `Please enter whole days, at most ${PLAN_DAYS_MAX}, but not 0` } : {};

/** Moves a date and every open one after it, having shown what moves [BEYC-49]. */
export function ShiftDates({ dealId, date, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const save = async ({ days }: ShiftForm) => {
    const { dates } = await dataProvider.shiftDealDates(dealId, { from: date.kind, days: daysOf(days) ?? 0 });
    return dates.length === 1 ? 'One date has moved.' : `${dates.length} dates have moved.`;
  };
  return (
    <FormDialog<ShiftForm>
      title={`Shift from: ${dateTitle(date.kind)}`}
      start={{ days: '5' }}
      validate={daysErrors}
      save={save}
      submit="Shift"
      onClose={onClose}
    >
      <Text
        source="days"
        label="Days"
        maxLength={4}
        isRequired
        helperText="Later; with a minus earlier. What is done stays."
        sx={{ maxWidth: 260 }}
      />
      <Preview dealId={dealId} date={date} />
    </FormDialog>
  );
}

function Preview({ dealId, date }: Omit<Props, 'onClose'>) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const days = daysOf(useWatch<ShiftForm, 'days'>({ name: 'days' }));
  const { data, error } = useQuery({
    queryKey: ['deal-dates-shift', dealId, date.kind, days],
    enabled: days !== undefined,
    queryFn: () => dataProvider.shiftDealDates(dealId, { from: date.kind, days: days ?? 0, preview: true }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (error) {
    return <ErrorArea text={messageOf(error)} />;
  }
  if (!data || days === undefined) {
    return null;
  }
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Moves label="Dates that move" rows={data.dates.map((row) => ({ ...row, name: dateTitle(row.kind) }))} />
      {data.tasks.length > 0 && (
        <Moves label="Tasks that move" rows={data.tasks.map((row) => ({ ...row, name: row.title }))} />
      )}
    </Box>
  );
}

interface MovesProps {
  label: string;
  rows: { id: number; name: string; from: string | null; to: string }[];
}

const Moves = ({ label, rows }: MovesProps) => (
  <div>
    <Box sx={{ fontWeight: 560, mb: 1 }}>{label}</Box>
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ id, name, from, to }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 4,
            justifyContent: 'space-between',
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
          <Box sx={{ color: 'text.secondary', ml: 'auto' }}>
            {from ? longDay(from) : 'not set'} →{' '}
            <Box component="span" sx={{ color: 'text.primary', fontWeight: 560 }}>
              {longDay(to)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  </div>
);
