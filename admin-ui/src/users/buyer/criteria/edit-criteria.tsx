import Box from '@mui/material/Box';
import type { CriteriaBodyDto } from '@stowbridge/api';
import { CRITERIA_DAYS, conditionWords, criteriaNameLength } from '@stowbridge/contract/criteria';
import { type AskedRow, askedOf } from '@stowbridge/contract/criteria-form';
import { today } from '@stowbridge/contract/dates';
import { useDataProvider } from 'react-admin';
import { DateTextInput } from '../../../components/date-text-input';
import { FormDialog } from '../../../components/form/form-dialog';
import { useLookups } from '../../../components/lookups/use-lookups';
import { NumberTextInput } from '../../../components/number-text-input';
import { Text } from '../../../components/text';
import { useVersioned } from '../../../components/use-versioned';
import type { Criteria } from '../../../data-provider/criteria';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import { AskedInput } from './asked-input';
import { criteriaErrors, criteriaForm, type CriteriaForm, criteriaTyped, newCriteria } from './criteria-form.rules';
import { useCriterionNames } from '../../../components/lookups/use-criterion-names';

/** The dialog that enters what a buyer buys. */
export function AddCriteria({ userId, onClose }: { userId: number; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { timeZone } = useLookups();
  const save = async (form: CriteriaForm, key: string) => {
    await dataProvider.addCriteria({ ...criteriaTyped(form), userId }, key);
    return `${form.name.trim()} is added.`;
  };
  return (
    <FormDialog<CriteriaForm>
      title="Add What They Buy"
      submit="Add"
      keptAs={`criteria/new/${userId}`}
      start={newCriteria}
      validate={(form) => criteriaErrors(form, timeZone)}
      save={save}
      describe={useDescribed()}
      onClose={onClose}
      maxWidth="md"
    >
      <CriteriaInputs />
    </FormDialog>
  );
}

/** The dialog that corrects it. */
export function EditCriteria({ id, onClose }: { id: number; onClose: () => void }) {
  const criteria = useVersioned<Criteria, CriteriaBodyDto>('criteria', id);
  const { timeZone } = useLookups();
  const save = async (form: CriteriaForm) => {
    await criteria.replace(criteriaTyped(form));
    return `${form.name.trim()} is saved.`;
  };
  return (
    <FormDialog<CriteriaForm>
      title="Update What They Buy"
      keptAs={`criteria/${id}`}
      {...criteria.form(criteriaForm)}
      validate={(form) => criteriaErrors(form, timeZone, criteria.record)}
      save={save}
      describe={useDescribed()}
      onClose={onClose}
      maxWidth="md"
    >
      <CriteriaInputs />
    </FormDialog>
  );
}

/** How the conditions read where two people have changed them. */
function useDescribed(): (field: string, value: unknown) => string | undefined {
  const names = useCriterionNames();
  return (field, value) => {
    if (field !== 'asked') {
      return undefined;
    }
    const { must, nice } = askedOf(value as AskedRow[]);
    return [
      ...must.map((condition) => conditionWords(condition, names)),
      ...nice.map((wish) => `${conditionWords(wish, names)} (weight ${wish.weight})`),
    ].join('; ');
  };
}

function CriteriaInputs() {
  const { timeZone } = useLookups();
  return (
    <>
      <Text
        source="name"
        label="Name"
        maxLength={criteriaNameLength}
        isRequired
        // eslint-disable-next-line jsx-a11y/no-autofocus -- first field of a dialog
        autoFocus
      />
      <AskedInput source="asked" />
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        <NumberTextInput
          source="maxPrice"
          label="Budget"
          prefix="$"
          maxLength={15}
          helperText="What costs more does not match."
        />
        <NumberTextInput
          source="equity"
          label="Equity"
          prefix="$"
          maxLength={15}
          helperText="Their own money; nothing is matched by it."
        />
        <DateTextInput source="exchangeDeadline" label={CRITERIA_DAYS.exchangeDeadline} min={today(timeZone)} />
        <DateTextInput source="activeUntil" label={CRITERIA_DAYS.activeUntil} min={today(timeZone)} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        The buyer reads this under What I buy, and can correct it. After either day nothing is matched any more.
      </Box>
    </>
  );
}
