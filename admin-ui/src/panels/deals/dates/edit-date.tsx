import { dateTitle, taskLengths } from '@stowbridge/contract/closing';
import { today } from '@stowbridge/contract/dates';
import { dealLengths } from '@stowbridge/contract/fields';
import { useDataProvider } from 'react-admin';
import { DateTextInput } from '../../../components/date-text-input';
import { FormDialog } from '../../../components/form/form-dialog';
import { useLookups } from '../../../components/lookups/use-lookups';
import { NumberTextInput } from '../../../components/number-text-input';
import { Text } from '../../../components/text';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import { dateBody, dateErrors, dateForm, type DateForm, type DealDate } from './deal-date';

interface Props {
  dealId: number;
  date: DealDate;
  /** Whether the form begins with today as the day on which it was done. */
  asDone: boolean;
  onClose: () => void;
}

/** Sets or moves one date, or says when it was done and what was received. */
export function EditDate({ dealId, date, asDone, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { timeZone } = useLookups();
  const title = dateTitle(date.kind);
  const save = async (form: DateForm) => {
    await dataProvider.changeDealDate(dealId, date.id, dateBody(form));
    return `${title} is saved.`;
  };
  return (
    <FormDialog<DateForm>
      title={asDone ? `${title}: mark done` : title}
      keptAs={asDone ? undefined : `deal-date/${date.id}`}
      start={dateForm(date, asDone ? today(timeZone) : null)}
      validate={dateErrors}
      save={save}
      submit={asDone ? 'Mark done' : 'Save'}
      onClose={onClose}
      maxWidth="xs"
    >
      {!asDone && <DateTextInput source="dueOn" label="Due" helperText="Left empty: not set." />}
      <DateTextInput source="doneOn" label="Done on" helperText={asDone ? undefined : 'Left empty: still open.'} />
      <NumberTextInput source="amount" label="Amount received" prefix="$" maxLength={dealLengths.price} />
      <Text source="note" label="Note" multiline maxLength={taskLengths.note} helperText="Only the office reads it." />
    </FormDialog>
  );
}
