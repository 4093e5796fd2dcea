import type { LookupItemDto } from '@stowbridge/api';
import { AccountService } from '@stowbridge/api/services/AccountService';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { showAlert } from '../../components/alerts';
import { Button } from '../../components/button';
import { FormFrame } from '../../forms/form-frame';
import { takenEmail, takenEmailRefusal } from '../../forms/taken-email';
import { useForm } from '../../forms/use-form';
import { paths } from '../../lib/paths';
import { Link } from '../../router/link';
import { useEnter, useWantedProperty } from '../../session/use-enter';
import { Credentials, You, YourCompany } from './registration-fields';
import { registrationPayload } from './registration-payload';
import { labels, otherPosition, registrationRules, type RegistrationField } from './registration-rules';

export interface RegistrationFormProps {
  states: LookupItemDto[];
  positions: LookupItemDto[];
  /** The property from which the person came, or null. */
  property: { StoreID: number; DealName: string } | null;
}

/** [REG-27] */
const created = 'User has been created successfully.';

/** [REG-03] to [REG-08] [REG-27] to [REG-32] */
export function RegistrationForm({ states, positions, property }: RegistrationFormProps) {
  const enter = useEnter();
  useWantedProperty(property ? String(property.StoreID) : undefined, property?.DealName);
  const [message, setMessage] = useState<string>();
  const form = useForm<RegistrationField>({
    id: 'registration',
    rules: registrationRules,
    keep: true,
    onSubmit: async (values) => {
      setMessage(undefined);
      const answer = await new AccountService(browserApi).registerUser({
        requestBody: registrationPayload(values, states, property),
      });
      if (answer.Message !== created) {
        setMessage(answer.Message);
        return;
      }
      await enter(answer);
    },
    ...takenEmail,
  });
  return (
    <FormFrame form={form} labels={labels} refusal={takenEmailRefusal(form.refusal)}>
      <You form={form} positions={positions} />
      <YourCompany form={form} states={states} />
      <Credentials form={form} />
      {message && <p role="status">{message}</p>}
      <p>
        By creating an account you agree to the <Link to={paths.terms}>Terms of use</Link> and the{' '}
        <Link to={paths.privacy}>Privacy Policy</Link>.
      </p>
      <Button
        type="submit"
        disabled={form.busy}
        onClick={(event) => {
          // [REG-22] The free-text title is asked for in an alert as well.
          const typed = new FormData(event.currentTarget.form ?? undefined);
          if (typed.get('PositionID') === otherPosition && !String(typed.get('Position') ?? '').trim()) {
            void showAlert('Title is required');
          }
        }}
      >
        Create Account
      </Button>
    </FormFrame>
  );
}
