import type { TermsVersionDto } from '@stowbridge/api';
import { LookupsService } from '@stowbridge/api/services/LookupsService';
import { MeResourceService } from '@stowbridge/api/services/MeResourceService';
import { offerLengths } from '@stowbridge/contract/fields';
import { isPercent, priceProblem, toNumber } from '@stowbridge/contract/rules';
import { useCallback, useState } from 'react';
import { ApiError, textOf } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { useLoad } from '../../api/use-load';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { PartSkeleton } from '../../components/skeleton';
import { showToast } from '../../components/toast';
import { CheckField, SelectField, TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import { formIds } from '../../forms/form-ids';
import formStyles from '../../forms/form.module.css';
import { all, atMost, required, type Rule } from '../../forms/rules';
import { useCreationKey } from '../../forms/use-creation-key';
import { useForm } from '../../forms/use-form';
import { formatMoney, formatTypedAmount, formatWhole } from '../../lib/format';
import { useSite } from '../../lib/site-context';
import { useZoneName } from '../../lib/use-due';
import { MoreFields } from '../../components/terms/more-fields';
import { moreRules, moreTerms, typedMore } from '../../components/terms/more-terms';

const rules = {
  Price: all(required('Price is required'), atMost(offerLengths.price, 'Price'), (value) =>
    priceProblem(value, 'Price is invalid'),
  ),
  EarnestMoneyDeposit: all(
    required('Earnest Money Deposit is required'),
    atMost(offerLengths.earnestMoneyDeposit, 'Earnest Money Deposit'),
    (value) => (isPercent(value) ? undefined : 'Earnest Money Deposit is invalid'),
  ),
  DiligencePeriodID: required('Diligence Period is required'),
  ...moreRules,
  Binding: () => undefined,
} satisfies Record<string, Rule>;

type Field = keyof typeof rules;

interface CounterDialogProps {
  dealId: number;
  /** The newest terms, which are answered. */
  newest: TermsVersionDto;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Other terms against those of a buyer, by the seller. */
export default function CounterDialog({ dealId, newest, reload, onClose }: CounterDialogProps) {
  const { data, error } = useLoad(useCallback(() => new LookupsService(browserApi).prices(), []));
  return (
    <Dialog title={`Counter the offer of ${newest.loiName}`} onClose={onClose}>
      {error && <p role="alert">{error}</p>}
      {!error && !data && <PartSkeleton />}
      {data && (
        <CounterForm
          dealId={dealId}
          newest={newest}
          periods={data.diligencePeriods.map(({ ID, Name }) => ({ value: ID, label: Name }))}
          reload={reload}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface CounterFormProps extends CounterDialogProps {
  periods: { value: number; label: string }[];
}

/** The field that a refusal is about: only a moment is refused that is well written. */
const blamed = (failure: unknown): Field | undefined =>
  failure instanceof ApiError && failure.status === 422 ? 'AnswerBy' : undefined;

function CounterForm({ dealId: id, newest: given, periods, reload, onClose }: CounterFormProps) {
  // What was read is what is answered, whatever comes meanwhile.
  const [newest] = useState(given);
  const { TimeZone } = useSite();
  const zone = useZoneName();
  const keyOf = useCreationKey();
  const form = useForm<Field>({
    id: formIds.counter(id),
    rules,
    keep: true,
    blames: blamed,
    onSubmit: async (values) => {
      const requestBody = {
        version: newest.version,
        price: Number(toNumber(values.Price)),
        earnestMoneyDeposit: Number(toNumber(values.EarnestMoneyDeposit)),
        diligencePeriodId: Number(values.DiligencePeriodID),
        ...moreTerms(values, TimeZone),
        bindingOnAgreement: values.Binding !== '',
      };
      await new MeResourceService(browserApi).counter({ id, requestBody, idempotencyKey: keyOf(requestBody) });
      await reload();
      showToast('Your counter is sent. The buyer answers next.');
      onClose();
    },
    explain: (failure) => {
      // How it stands now is shown behind the refusal.
      void reload();
      return textOf(failure);
    },
  });
  return (
    <FormFrame form={form}>
      <p>
        This answers version {newest.version}, {formatMoney(newest.price)}. Name, company and financing stay the
        buyer's.
      </p>
      <TextField
        form={form}
        name="Price"
        label="Price"
        prefix="$"
        inputMode="numeric"
        autoComplete="off"
        className="figures"
        defaultValue={formatWhole(newest.price)}
        onInput={({ currentTarget }) => {
          currentTarget.value = formatTypedAmount(currentTarget.value);
        }}
      />
      <div className={formStyles.pair}>
        <SelectField
          form={form}
          name="DiligencePeriodID"
          label="Diligence Period"
          defaultValue={newest.diligencePeriodId}
          choices={periods}
        />
        <TextField
          form={form}
          name="EarnestMoneyDeposit"
          label="Earnest Money Deposit"
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={String(newest.earnestMoneyDeposit)}
        />
      </div>
      <MoreFields form={form} start={typedMore(newest)} zone={zone} />
      <CheckField
        form={form}
        name="Binding"
        optional
        label="Accepting this is enough: when the buyer agrees, the offer is accepted without another word from me."
      />
      <div className={formStyles.actions}>
        <Button type="submit" disabled={form.busy}>
          Send counter
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </FormFrame>
  );
}
