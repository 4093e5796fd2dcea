import type { LookupItemDto, NdaLinkDto } from '@stowbridge/api';
import { Fragment } from 'react';
import { Button } from '../../components/button';
import { CheckField, SelectField, TextField } from '../../forms/field';
import { formIds } from '../../forms/form-ids';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import type { Values } from '../../forms/rules';
import { useForm } from '../../forms/use-form';
import { formatFullDate } from '../../lib/format';
import styles from './nda-dialog.module.css';
import { ndaRules, type NdaField } from './nda-rules';
import type { NdaStart } from './nda-start';

export interface NdaFormProps {
  storeId: number;
  /** What the fields begin with. */
  start: NdaStart;
  /** The account's address, to which a code is mailed. */
  codeSentTo: string;
  states: LookupItemDto[];
  /** What is shown beside the form, with the sentence to be agreed to. */
  text: NdaLinkDto;
  /** Whether that text has been opened; nobody signs what they cannot have read. */
  opened: boolean;
  /** Whether the address must be proven by the code that was mailed to it. */
  codeAsked: boolean;
  onSign: (values: Values<NdaField>) => Promise<void>;
  onCancel: () => void;
}

/** What is known of the person is filled in. */
export function NdaForm({
  storeId,
  start,
  codeSentTo,
  states,
  text,
  opened,
  codeAsked,
  onSign,
  onCancel,
}: NdaFormProps) {
  const { AgreementDate, AgreementPages, Disclosure } = text;
  const rules = Disclosure.AcceptedAt ? { ...ndaRules, Disclosure: () => undefined } : ndaRules;
  const form = useForm<NdaField>({ id: formIds.nda(storeId), rules, keep: true, onSubmit: onSign });
  return (
    <FormFrame form={form}>
      <div className={formStyles.pair}>
        <TextField
          form={form}
          name="NDAName"
          label="First Name"
          autoComplete="given-name"
          defaultValue={start.NDAName}
        />
        <TextField
          form={form}
          name="NDALastName"
          label="Last Name"
          autoComplete="family-name"
          defaultValue={start.NDALastName}
        />
      </div>
      <TextField
        form={form}
        name="NDAEmail"
        label="Email"
        type="email"
        autoComplete="email"
        defaultValue={start.NDAEmail}
      />
      <TextField
        form={form}
        name="NDAPhone"
        label="Phone"
        type="tel"
        placeholder="xxx-xxx-xxxx"
        autoComplete="tel-national"
        defaultValue={start.NDAPhone}
      />
      <TextField
        form={form}
        name="NDAEntity"
        label="Entity"
        optional
        help="The company or partnership on whose behalf you sign."
        autoComplete="organization"
        defaultValue={start.NDAEntity}
      />
      <TextField
        form={form}
        name="NDAAddress"
        label="Address"
        autoComplete="address-line1"
        defaultValue={start.NDAAddress}
      />
      <TextField
        form={form}
        name="NDAAddress2"
        label="Address2"
        optional
        autoComplete="address-line2"
        defaultValue={start.NDAAddress2}
      />
      <TextField form={form} name="NDACity" label="City" autoComplete="address-level2" defaultValue={start.NDACity} />
      <div className={`${formStyles.pair} ${formStyles.third}`}>
        <SelectField
          form={form}
          name="NDAStateID"
          label="State"
          autoComplete="address-level1"
          defaultValue={start.NDAStateID}
          choices={states.map(({ ID, Name }) => ({ value: ID, label: Name }))}
        />
        <TextField
          form={form}
          name="NDAZipCode"
          label="Zip"
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={start.NDAZipCode}
        />
      </div>
      <div className={styles.agreed}>
        <p
          className={styles.version}
        >{`You are signing version of ${formatFullDate(AgreementDate)}${pagesOf(AgreementPages)}`}</p>
        {/* What was shown anew is agreed to anew; everything else that was typed stays. */}
        <Fragment key={text.CeremonyID ?? text.DocumentSha256}>
          <CheckField form={form} name="Agreement" value={text.DocumentSha256} label={text.ConsentText} />
          {Disclosure.AcceptedAt ? (
            <p className={styles.accepted}>
              {`You agreed to sign electronically on ${formatFullDate(Disclosure.AcceptedAt)}`}
            </p>
          ) : (
            <>
              <details className={styles.disclosure}>
                <summary>About signing electronically</summary>
                <p>{Disclosure.Text}</p>
              </details>
              <CheckField
                form={form}
                name="Disclosure"
                value={Disclosure.Version}
                label="I agree to sign this agreement electronically."
              />
            </>
          )}
        </Fragment>
      </div>
      {codeAsked && (
        <TextField
          form={form}
          name="EmailCode"
          label="Code"
          help={`The six digits that we sent to ${codeSentTo}. They are good for 10 minutes.`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
      )}
      <p id={`${form.id}-opened`} className={formStyles.help} role="status">
        {opened ? `You have opened ${text.ActualFileName}.` : 'You can sign as soon as the agreement has been opened.'}
      </p>
      <div className={formStyles.actions}>
        <Button type="submit" disabled={form.busy || !opened} aria-describedby={`${form.id}-opened`}>
          Sign NDA
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </FormFrame>
  );
}

const pagesOf = (pages: number | null): string => {
  if (pages === null) {
    return '';
  }
  return pages === 1 ? ', 1 page' : `, ${pages} pages`;
};
