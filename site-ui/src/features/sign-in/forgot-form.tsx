import { AccountService } from '@stowbridge/api/services/AccountService';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { all, email, required } from '../../forms/rules';
import { useForm } from '../../forms/use-form';
import { useSite } from '../../lib/site-context';
import { explainAccount } from './inactive';
import { UserNameField } from './user-name-field';

/** [AUTH-38] [AUTH-39] */
const rules = { UserName: all(required('Email is required'), email) };

/** [AUTH-36] [AUTH-37] [AUTH-40] */
export function ForgotForm() {
  const site = useSite();
  const [sent, setSent] = useState(false);
  const form = useForm<'UserName'>({
    id: 'forgot',
    rules,
    explain: (failure) => explainAccount(failure, site),
    onSubmit: async ({ UserName }) => {
      setSent(false);
      await new AccountService(browserApi).forgotPassword({ requestBody: { UserName: UserName.trim() } });
      setSent(true);
    },
  });
  return (
    <FormFrame form={form}>
      {sent && (
        <p className={formStyles.good} role="status">
          Password reset link has been sent to your email.
        </p>
      )}
      <UserNameField form={form} />
      <Button type="submit" wide disabled={form.busy}>
        {form.busy ? 'Sending' : 'Send reset link'}
      </Button>
    </FormFrame>
  );
}
