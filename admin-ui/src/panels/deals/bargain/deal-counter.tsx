import Box from '@mui/material/Box';
import { SelectInput, useDataProvider } from 'react-admin';
import { DueInputs } from '../../../components/due-inputs';
import { FormDialog } from '../../../components/form/form-dialog';
import { money } from '../../../components/format';
import { useLookups } from '../../../components/lookups/use-lookups';
import { NumberTextInput } from '../../../components/number-text-input';
import { Text } from '../../../components/text';
import { useDeed } from '../../../components/use-deed';
import { useVersioned } from '../../../components/use-versioned';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import type { Deal } from '../../../records/deal';
import { counterErrors, counterForm, counterLengths, counterOf, type CounterForm } from './counter-form.rules';
import { authorOf, COMMISSION } from './terms-words';

const columns = { display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };
const payers = Object.entries(COMMISSION).map(([id, name]) => ({ id, name }));

/** Puts terms against the newest ones, for the seller. Whoever comes too late reads what is the newest now. */
export function DealCounter({ id, onClose }: { id: number; onClose: () => void }) {
  const { timeZone, diligencePeriods } = useLookups();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const deed = useDeed();
  const { record: deal, form, reload } = useVersioned<Deal, never>('deals', id);
  const save = async (typed: CounterForm, key: string) => {
    if (!deal?.version) {
      throw new Error('Terms that were not read are not answered.');
    }
    const counter = counterOf(typed, deal.version, timeZone);
    await deed(() =>
      dataProvider.counterOffer(id, counter, key).catch(async (error: unknown) => {
        await reload();
        throw error;
      }),
    );
    return 'The counter is sent to the buyer.';
  };
  return (
    <FormDialog<CounterForm>
      title="Counter"
      submit="Send counter"
      keptAs={`deal/${id}/counter`}
      {...form(counterForm)}
      validate={(typed) => counterErrors(typed, timeZone)}
      save={save}
      onClose={onClose}
      maxWidth="md"
    >
      {deal && <Answered deal={deal} />}
      <Box sx={columns}>
        <NumberTextInput source="price" label="Price" prefix="$" maxLength={counterLengths.price} isRequired />
        <NumberTextInput
          source="earnestMoneyDeposit"
          label="Earnest Money Deposit"
          suffix="%"
          plain
          maxLength={counterLengths.earnest}
          isRequired
        />
        <SelectInput
          source="diligencePeriodId"
          label="Diligence Period"
          choices={diligencePeriods}
          isRequired
          helperText={false}
        />
        <NumberTextInput source="closingDays" label="Closing" suffix="days" plain maxLength={3} />
        <NumberTextInput source="hardDepositDays" label="Hard deposit" suffix="days" plain maxLength={3} />
        <NumberTextInput source="exclusivityDays" label="Exclusivity" suffix="days" plain maxLength={3} />
        <SelectInput
          source="commissionBy"
          label="Commission paid by"
          choices={payers}
          emptyText="Not said"
          helperText={false}
        />
      </Box>
      <Text source="contingencies" label="Contingencies" multiline maxLength={counterLengths.contingencies} />
      <Text source="message" label="Message" multiline maxLength={counterLengths.message} />
      <DueInputs day="answerBy" time="answerTime" label="Answer by (optional)" />
    </FormDialog>
  );
}

/** What is countered, and that nobody is bound by it. */
function Answered({ deal }: { deal: Deal }) {
  const [newest] = deal.versions ?? [];
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {newest &&
        `This answers version ${newest.version}, ${newest.kind} of ${authorOf(newest.authorSide, deal)} at ${money(newest.price)}. `}
      A counter of the office accepts nothing: the buyer agrees, then the seller decides.
    </Box>
  );
}
