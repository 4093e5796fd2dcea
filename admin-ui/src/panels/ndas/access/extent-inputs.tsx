import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import { today } from '@stowbridge/contract/dates';
import { DateTextInput } from '../../../components/date-text-input';
import { useLookups } from '../../../components/lookups/use-lookups';
import { RadioInput } from '../../../components/radio-input';
import { tierChoices } from './access';

/** How far, and until when. @param open what no day means */
export function ExtentInputs({ open }: { open: string }) {
  const { timeZone } = useLookups();
  return (
    <>
      <RadioInput source="tier" label="Opens" choices={tierChoices} />
      <Box>
        <DateTextInput source="lastDay" label="Last day (optional)" min={today(timeZone)} />
        <FormHelperText>{open}</FormHelperText>
      </Box>
    </>
  );
}
