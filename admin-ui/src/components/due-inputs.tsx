import Box from '@mui/material/Box';
import { today } from '@stowbridge/contract/dates';
import { TextInput } from 'react-admin';
import { DateTextInput } from './date-text-input';
import { useLookups } from './lookups/use-lookups';

interface Props {
  day: string;
  time: string;
  label: string;
  isRequired?: boolean;
}

/** A day and a time of the office; without a time the end of the day is meant. */
export function DueInputs({ day, time, label, isRequired }: Props) {
  const { timeZone } = useLookups();
  return (
    <Box sx={{ display: 'grid', columnGap: 4, rowGap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <DateTextInput source={day} label={label} min={today(timeZone)} isRequired={isRequired} />
      <TextInput
        source={time}
        label="Time (optional)"
        type="time"
        helperText={false}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary', fontSize: '0.8125rem' }}>
        {`In the time zone of the office, ${zoneName(timeZone)}. Without a time it is the end of the day.`}
      </Box>
    </Box>
  );
}

/** `Mountain Time` */
const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
