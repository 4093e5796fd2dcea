import type { LookupItemDto, NdaLinkDto, ProfileDto } from '@stowbridge/api';
import { Button } from '../../components/button';
import { CheckField, SelectField, TextField } from '../../forms/field';
import { formIds } from '../../forms/form-ids';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import type { Values } from '../../forms/rules';
import { useForm } from '../../forms/use-form';
import { ndaRules, type NdaField } from './nda-rules';

export type NdaPerson = Pick<
  ProfileDto,
  'FirstName' | 'LastName' | 'Email' | 'PhoneNumber' | 'CompanyName' | 'City' | 'StateId'
>;

export interface NdaFormProps {
  storeId: number;
  person: NdaPerson;
  states: LookupItemDto[];
  /** What is shown beside the form, with the sentence to be agreed to. */
  text: Pick<NdaLinkDto, 'DocumentSha256' | 'ConsentText' | 'ActualFileName'>;
  /** Whether that text has been opened; nobody signs what they cannot have read. */
  opened: boolean;
  /** Whether the address must be proven by the code that was mailed to it. */
  codeAsked: boolean;
  onSign: (values: Values<NdaField>) => Promise<void>;
  onCancel: () => void;
}

/** What the profile already knows is filled in; the rest is the address to which the agreement is bound. */
export function NdaForm({ storeId, person, states, text, opened, codeAsked, onSign, onCancel }: NdaFormProps) {
  const form = useForm<NdaField>({ id: formIds.nda(storeId), rules: ndaRules, keep: true, onSubmit: onSign });
  return (
    <FormFrame form={form}>
      <div className={formStyles.pair}>
        <TextField
          form={form}
          name="NDAName"
          label="First Name"
          autoComplete="given-name"
          defaultValue={person.FirstName}
        />
        <TextField
          form={form}
          name="NDALastName"
          label="Last Name"
          autoComplete="family-name"
          defaultValue={person.LastName}
        />
      </div>
      <TextField
        form={form}
        name="NDAEmail"
        label="Email"
        type="email"
        autoComplete="email"
        defaultValue={person.Email}
      />
      <TextField
        form={form}
        name="NDAPhone"
        label="Phone"
        type="tel"
        placeholder="xxx-xxx-xxxx"
        autoComplete="tel-national"
        defaultValue={person.PhoneNumber ?? ''}
      />
      <TextField
        form={form}
        name="NDAEntity"
        label="Entity"
        optional
        help="The company or partnership on whose behalf you sign."
        autoComplete="organization"
        defaultValue={person.CompanyName ?? ''}
      />
      <TextField form={form} name="NDAAddress" label="Address" autoComplete="address-line1" />
      <TextField form={form} name="NDAAddress2" label="Address2" optional autoComplete="address-line2" />
      <TextField
        form={form}
        name="NDACity"
        label="City"
        autoComplete="address-level2"
        defaultValue={person.City ?? ''}
      />
      <div className={`${formStyles.pair} ${formStyles.third}`}>
        <SelectField
          form={form}
          name="NDAStateID"
          label="State"
          autoComplete="address-level1"
          defaultValue={person.StateId ?? ''}
          choices={states.map(({ ID, Name }) => ({ value: ID, label: Name }))}
        />
        <TextField form={form} name="NDAZipCode" label="Zip" inputMode="numeric" autoComplete="postal-code" />
      </div>
      {/* Another text is agreed to anew; everything else that was typed stays. */}
      <CheckField
        key={text.DocumentSha256}
        form={form}
        name="Agreement"
        value={text.DocumentSha256}
        label={text.ConsentText}
      />
      {codeAsked && (
        <TextField
          form={form}
          name="EmailCode"
          label="Code"
          help={`The six digits that we sent to ${person.Email}. They are good for 10 minutes.`}
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
