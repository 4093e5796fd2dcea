import { sellLengths } from '@stowbridge/contract/fields';
import type { PrivacyKind } from '@stowbridge/contract/privacy';
import { PrivacyRequestsResourceService } from '@stowbridge/api/services/PrivacyRequestsResourceService';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { ChoiceField, TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { all, atMost, email, required } from '../../forms/rules';
import { useForm } from '../../forms/use-form';

const rules = {
  email: all(required('Email is required'), email, atMost(sellLengths.email, 'Email')),
  kind: required('Please choose what you want'),
};

const CHOICES: { value: PrivacyKind; label: string }[] = [
  { value: 'export', label: 'A copy of it' },
  { value: 'delete', label: 'That you delete it' },
];

/** Whoever has no account asks here; the answer is the same for every address. */
export function AskForData() {
  const [sent, setSent] = useState('');
  const form = useForm<'email' | 'kind'>({
    id: 'ask-for-data',
    rules,
    onSubmit: async (values) => {
      setSent('');
      const address = values.email.trim();
      await new PrivacyRequestsResourceService(browserApi).ask({
        requestBody: { email: address, kind: values.kind as PrivacyKind },
      });
      setSent(address);
    },
  });
  return (
    <FormFrame form={form}>
      {sent && (
        <p className={formStyles.good} role="status">
          We have sent an email to {sent}. Please open the link in it to go on.
        </p>
      )}
      <TextField form={form} name="email" label="Email" type="email" autoComplete="email" autoCapitalize="off" />
      <ChoiceField form={form} name="kind" label="What do you want?" choices={CHOICES} />
      <Button type="submit" wide disabled={form.busy}>
        {form.busy ? 'Sending' : 'Send me a link'}
      </Button>
    </FormFrame>
  );
}
