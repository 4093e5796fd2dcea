import Box from '@mui/material/Box';
import { nothing, shortDate } from '../../components/format';
import { StateChip } from '../../components/state-chip';
import { daysLeftOf, isOpen, requestStates, type PrivacyRequest } from './privacy-request';

export const RequestState = ({ request: { state } }: { request: Pick<PrivacyRequest, 'state'> }) => (
  <StateChip {...requestStates[state]} />
);

/** How many days are left, marked where they are few [BEYE-71]. */
export function DaysLeft({ days }: { days: number }) {
  const { label, tone } = daysLeftOf(days);
  return tone ? <StateChip tone={tone} label={label} /> : <span>{label}</span>;
}

/** By when it has to be answered; nothing of what is answered. */
export function Due({ request }: { request: PrivacyRequest }) {
  const { daysLeft, dueAt } = request;
  if (!isOpen(request) || daysLeft === null) {
    return nothing;
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      {shortDate(dueAt)}
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        <DaysLeft days={daysLeft} />
      </Box>
    </Box>
  );
}
