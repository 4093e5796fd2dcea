import { useDataProvider } from 'react-admin';
import { DueInputs } from '../../components/due-inputs';
import { FormDialog } from '../../components/form/form-dialog';
import { useLookups } from '../../components/lookups/use-lookups';
import { useDeed } from '../../components/use-deed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { dueOf, nameOfRound, type Round } from './round';
import { dueForm, dueFormErrors, dueTyped, type DueForm } from './round-form.rules';

/** Lets a round end later; those who are invited are told. */
export function ExtendRound({ round, onClose }: { round: Round; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { timeZone } = useLookups();
  const deed = useDeed();
  const save = async (form: DueForm) => {
    const extended = await deed(() => dataProvider.extendRound(round.id, dueTyped(form, timeZone)));
    return `Offers are due on ${dueOf(extended, timeZone)}.`;
  };
  return (
    <FormDialog<DueForm>
      title={`Extend ${nameOfRound(round).toLowerCase()}`}
      submit="Extend"
      maxWidth="xs"
      start={dueForm(round, timeZone)}
      validate={(form) => dueFormErrors(form, timeZone, round.dueAt)}
      save={save}
      onClose={onClose}
    >
      <DueInputs day="dueAt" time="dueTime" label="Due" isRequired />
    </FormDialog>
  );
}
