import type { LookupItemDto } from '@stowbridge/api';
import { useState } from 'react';
import { AreaField, ChoiceField, SelectField, TextField } from '../../forms/field';
import formStyles from '../../forms/form.module.css';
import { NewPassword } from '../../forms/new-password';
import type { Form } from '../../forms/use-form';
import styles from '../../layout/narrow-page.module.css';
import { accountKinds, labels, looksLikeZip, otherPosition, type RegistrationField } from './registration-rules';

interface PartProps {
  form: Form<RegistrationField>;
}

const choicesOf = (items: LookupItemDto[]) => items.map(({ ID, Name }) => ({ value: ID, label: Name }));

/** Whoever finds their own title need not read the one for all others. */
const otherLast = (positions: LookupItemDto[]) => {
  const isOther = ({ ID }: LookupItemDto) => Number(String(ID) === otherPosition);
  return [...positions].sort((a, b) => isOther(a) - isOther(b));
};

/** [REG-05] [REG-07] */
export function You({ form, positions }: PartProps & { positions: LookupItemDto[] }) {
  const [position, setPosition] = useState('');
  return (
    <fieldset className={styles.section}>
      <legend>You</legend>
      <ChoiceField form={form} name="UserTypeID" label={labels.UserTypeID} choices={accountKinds} />
      <div className={formStyles.pair}>
        <TextField form={form} name="FirstName" label="First name" autoComplete="given-name" />
        <TextField form={form} name="LastName" label="Last name" autoComplete="family-name" />
      </div>
      <SelectField
        form={form}
        name="PositionID"
        label="Title"
        choices={choicesOf(otherLast(positions))}
        onChange={(event) => setPosition(event.target.value)}
      />
      {position === otherPosition && (
        <TextField form={form} name="Position" label="Your title" autoComplete="organization-title" />
      )}
      <TextField
        form={form}
        name="PhoneNumber"
        label="Phone"
        type="tel"
        placeholder="xxx-xxx-xxxx"
        autoComplete="tel-national"
        maxLength={20}
      />
    </fieldset>
  );
}

/** [REG-06] */
export function YourCompany({ form, states }: PartProps & { states: LookupItemDto[] }) {
  return (
    <fieldset className={styles.section}>
      <legend>Your company</legend>
      <TextField form={form} name="CompanyName" label="Company name" autoComplete="organization" />
      <SelectField
        form={form}
        name="IsHavingSelfStorages"
        label="Do you currently own a self-storage facility?"
        optional
        choices={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
      <TextField form={form} name="City" label="City" autoComplete="address-level2" />
      <div className={`${formStyles.pair} ${formStyles.third}`}>
        <SelectField
          form={form}
          name="StateId"
          label="State"
          autoComplete="address-level1"
          choices={choicesOf(states)}
        />
        <TextField form={form} name="ZipCode" label="ZipCode" autoComplete="postal-code" notice={looksLikeZip} />
      </div>
      <AreaField form={form} name="Question" label="Additional Comments" optional rows={3} />
    </fieldset>
  );
}

export function Credentials({ form }: PartProps) {
  return (
    <fieldset className={styles.section}>
      <legend>Sign-in</legend>
      <TextField form={form} name="Email" label="Email" type="email" autoComplete="email" autoCapitalize="off" />
      <NewPassword form={form} confirm="Confirm password" />
    </fieldset>
  );
}
