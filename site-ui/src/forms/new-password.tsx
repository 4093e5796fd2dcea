import { PASSWORD_HELP } from '@stowbridge/contract/rules';
import { TextField } from './field';
import type { Form } from './use-form';

interface NewPasswordProps {
  form: Form<'Password' | 'ConfirmPassword'>;
  confirm?: string;
}

/** A new password, typed twice. */
export function NewPassword({ form, confirm = 'Confirm Password' }: NewPasswordProps) {
  const both = { form, type: 'password', autoComplete: 'new-password', maxLength: 64 };
  return (
    <>
      <TextField {...both} name="Password" label="Password" help={PASSWORD_HELP} />
      <TextField {...both} name="ConfirmPassword" label={confirm} />
    </>
  );
}
