import type { LookupItemDto } from '@stowbridge/api';
import { Button } from '../../components/button';
import { SelectField, TextField } from '../../forms/field';
import { formIds } from '../../forms/form-ids';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import type { Values } from '../../forms/rules';
import { useForm, type Form } from '../../forms/use-form';
import { formatMoney, formatTypedAmount } from '../../lib/format';
import { useZoneName } from '../../lib/use-due';
import { MoreFields } from '../../components/terms/more-fields';
import styles from './offer-dialog.module.css';
import { noOfflineRules, offerRules, offlineRules, type OfferField } from './offer-rules';

export interface OfferFormProps {
  profile: { StoreID: number; Price: number | null };
  /** What the fields hold at first. */
  start: Partial<Values<OfferField>>;
  /** What the new terms replace. */
  replaces?: string;
  periods: LookupItemDto[];
  /** The states for an offline buyer, or null when the buyer writes for themselves. */
  offlineStates: LookupItemDto[] | null;
  refusal: string | undefined;
  /** `sent` is called when the offer was taken; what was typed is kept until then. */
  onDone: (values: Values<OfferField>, sent: () => void) => void;
  onCancel: () => void;
}

/** [PROF-08] [OFF-01] to [OFF-19] */
export function OfferForm({
  profile,
  start,
  replaces,
  periods,
  offlineStates,
  refusal,
  onDone,
  onCancel,
}: OfferFormProps) {
  const form = useForm<OfferField>({
    id: formIds.offer(profile.StoreID),
    rules: { ...offerRules, ...(offlineStates ? offlineRules : noOfflineRules) },
    keep: true,
    onSubmit: onDone,
    sendsLater: true,
  });
  const zone = useZoneName();
  return (
    <FormFrame form={form}>
      {refusal && (
        <p className={formStyles.summary} role="alert">
          {refusal}
        </p>
      )}
      {replaces && <p className={styles.replaces}>{replaces}</p>}
      {offlineStates && <OfflineBuyer form={form} states={offlineStates} />}
      <TextField
        form={form}
        name="Offer"
        label="Offer"
        prefix="$"
        help={profile.Price ? `The ask price is ${formatMoney(profile.Price)}.` : undefined}
        inputMode="numeric"
        autoComplete="off"
        className="figures"
        defaultValue={start.Offer}
        onInput={({ currentTarget }) => {
          currentTarget.value = formatTypedAmount(currentTarget.value);
        }}
      />
      <TextField form={form} name="LOIName" label="Name" autoComplete="name" defaultValue={start.LOIName} />
      <TextField
        form={form}
        name="LOICompanyName"
        label="Company"
        autoComplete="organization"
        defaultValue={start.LOICompanyName}
      />
      <div className={formStyles.pair}>
        <SelectField
          form={form}
          name="DiligencePeriodID"
          label="Diligence Period"
          defaultValue={start.DiligencePeriodID}
          choices={periods.map(({ ID, Name }) => ({ value: ID, label: Name }))}
        />
        <TextField
          form={form}
          name="EarnestMoneyDeposit"
          label="Earnest Money Deposit"
          suffix="%"
          inputMode="decimal"
          defaultValue={start.EarnestMoneyDeposit}
          autoComplete="off"
        />
      </div>
      <TextField
        form={form}
        name="SourceOfFinancing"
        label="Source of Financing"
        autoComplete="off"
        defaultValue={start.SourceOfFinancing}
      />
      <MoreFields form={form} start={start} zone={zone} />
      <div className={formStyles.actions}>
        <Button type="submit">Review Offer Terms</Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </FormFrame>
  );
}

function OfflineBuyer({ form, states }: { form: Form<OfferField>; states: LookupItemDto[] }) {
  return (
    <fieldset>
      <legend className={styles.legend}>Buyer without an account</legend>
      <div className={styles.stack}>
        <div className={formStyles.pair}>
          <TextField form={form} name="OfflineBuyerFirstName" label="First Name" autoComplete="off" />
          <TextField form={form} name="OfflineBuyerLastName" label="Last Name" optional autoComplete="off" />
        </div>
        <TextField form={form} name="OfflineBuyerEmail" label="Email" type="email" autoComplete="off" />
        <div className={formStyles.pair}>
          <TextField form={form} name="OfflineBuyerCity" label="City" autoComplete="off" />
          <SelectField
            form={form}
            name="OfflineBuyerStateID"
            label="State"
            choices={states.map(({ ID, Name }) => ({ value: ID, label: Name }))}
          />
        </div>
      </div>
    </fieldset>
  );
}
