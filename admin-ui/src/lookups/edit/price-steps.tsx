import type { PriceStepDto } from '@stowbridge/api';
import { toNumber } from '@stowbridge/contract/rules';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../components/form/form-dialog';
import { NumberTextInput } from '../../components/number-text-input';
import { withSeparators } from '../../components/numbers';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { EditableEntries } from './editable-entries';
import { positionOf, stepErrors, type StepForm } from './price-step-rules';
import { useEntries } from './use-entries';

/** The prices that the search offers as its bounds, the lowest first [CONST-16]. */
export function PriceSteps() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const entries = useEntries('price-steps', () => dataProvider.priceSteps());
  return (
    <EditableEntries
      label="Price steps"
      kind="Price Step"
      used="Offered in the search as the lowest and the highest price, in the order of their amounts."
      entries={entries}
      nameOf={({ name }) => name}
      render={({ name }) => name}
      consequence="Nothing refers to it: searches by this price stay what they are."
      remove={(id) => dataProvider.removePriceStep(id)}
      form={(step, close) => (
        <StepModal step={step} steps={entries.data ?? []} refresh={entries.refresh} onClose={close} />
      )}
    />
  );
}

interface ModalProps {
  step?: PriceStepDto;
  steps: PriceStepDto[];
  refresh: () => Promise<void>;
  onClose: () => void;
}

function StepModal({ step, steps, refresh, onClose }: ModalProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const others = steps.filter(({ id }) => id !== step?.id);
  const save = async (form: StepForm, key: string) => {
    const amount = toNumber(form.amount) ?? 0;
    const { name } = await dataProvider.savePriceStep(
      step?.id,
      { amount, position: positionOf(amount, others, step?.id) },
      key,
    );
    return `${name} is saved.`;
  };
  return (
    <FormDialog<StepForm>
      title={step ? 'Update Price Step' : 'Add New Price Step'}
      submit={step ? 'Save' : 'Add Price Step'}
      keptAs={`price-step/${step?.id ?? 'new'}`}
      start={{ amount: withSeparators(step?.amount) }}
      validate={(form) => stepErrors(form, others)}
      save={save}
      refresh={refresh}
      onClose={onClose}
      maxWidth="xs"
    >
      <NumberTextInput source="amount" label="Amount" prefix="$" maxLength={13} isRequired />
    </FormDialog>
  );
}
