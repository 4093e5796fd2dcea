import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../components/form/form-dialog';
import { useLookups } from '../../components/lookups/use-lookups';
import { RadioInput } from '../../components/radio-input';
import { useDeed } from '../../components/use-deed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { KINDS } from './round';
import { RoundFields } from './round-fields';
import { firstRound, roundErrors, roundTyped, type RoundForm } from './round-form.rules';

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
    const round = { kind: form.kind, ...roundTyped(form, timeZone) };
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
      <RoundFields />
    </FormDialog>
  );
}
