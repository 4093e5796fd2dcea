import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../components/form/form-dialog';
import { useLookups } from '../../components/lookups/use-lookups';
import { useDeed } from '../../components/use-deed';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { nameOfRound, type Round } from './round';
import { RoundFields } from './round-fields';
import { roundErrors, roundTyped, saidForm, type SaidForm } from './round-form.rules';

/** Changes what a round says, as one that a date alone has made, before anybody has offered in it. */
export function ChangeRound({ round, onClose }: { round: Round; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { timeZone } = useLookups();
  const deed = useDeed();
  const save = async (form: SaidForm) => {
    await deed(() => dataProvider.changeRound(round.id, roundTyped(form, timeZone)));
    return `Round ${round.number} is changed.`;
  };
  return (
    <FormDialog<SaidForm>
      title={`Change ${nameOfRound(round).toLowerCase()}`}
      submit="Save"
      start={saidForm(round, timeZone)}
      validate={(form) => roundErrors(form, timeZone)}
      save={save}
      onClose={onClose}
    >
      <RoundFields sealable={!round.sealed && !round.unsealedAt} />
    </FormDialog>
  );
}
