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
      <DateTextInput source="lastDay" label="Last day (optional)" helperText={open} min={today(timeZone)} />
    </>
  );
}
