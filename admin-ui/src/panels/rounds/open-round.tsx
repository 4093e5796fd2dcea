import { roundLengths } from '@stowbridge/contract/rounds';
import { useDataProvider } from 'react-admin';
import { CheckInput } from '../../components/check-input';
import { DueInputs } from '../../components/due-inputs';
import { FormDialog } from '../../components/form/form-dialog';
import { useLookups } from '../../components/lookups/use-lookups';
import { RadioInput } from '../../components/radio-input';
import { Text } from '../../components/text';
import { useDeed } from '../../components/use-deed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { KINDS } from './round';
import { dueTyped, firstRound, roundErrors, type RoundForm } from './round-form.rules';

const kinds = [
  { id: 'call', name: KINDS.call, help: 'Everybody whose access is open may offer.' },
  { id: 'best-and-final', name: KINDS['best-and-final'], help: 'Only those whom you invite may offer.' },
] as const;

/** Opens the next round of offers on a property. */
export function OpenRound({ propertyId, onClose }: { propertyId: number; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { timeZone } = useLookups();
  const deed = useDeed();
  const save = async (form: RoundForm, key: string) => {
    const { kind, sealed } = form;
    const round = { kind, sealed, dueAt: dueTyped(form, timeZone), instructions: form.instructions.trim() || null };
    const { number } = await deed(() => dataProvider.openRound(propertyId, round, key));
    return `Round ${number} is open.`;
  };
  return (
    <FormDialog<RoundForm>
      title="New round"
      submit="Open round"
      keptAs={`property/${propertyId}/round`}
      start={firstRound}
      validate={(form) => roundErrors(form, timeZone)}
      save={save}
      describe={(field, value) => (field === 'kind' ? KINDS[value as RoundForm['kind']] : undefined)}
      onClose={onClose}
    >
      <RadioInput source="kind" label="Kind" choices={kinds} />
      <DueInputs day="dueAt" time="dueTime" label="Due" isRequired />
      <CheckInput
        source="sealed"
        label="Sealed"
        help="Until offers are due nobody but their bidders reads prices and terms; the office sees how many there are."
      />
      <Text
        source="instructions"
        label="Instructions (optional)"
        multiline
        maxLength={roundLengths.instructions}
        helperText="Bidders read them."
      />
    </FormDialog>
  );
}
