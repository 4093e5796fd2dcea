import { AccountService } from '@stowbridge/api/services/AccountService';
import { browserApi } from '../../api/browser-api';
import { showAlert } from '../../components/alerts';
import { Button } from '../../components/button';
import { TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import { NewPassword } from '../../forms/new-password';
import { all, password, required, sameAsPassword, type Rule } from '../../forms/rules';
import { useForm } from '../../forms/use-form';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { useNavigate } from '../../router/hooks';
import { explainAccount } from './inactive';

type ResetField = 'TemporaryPassword' | 'Password' | 'ConfirmPassword';

/** [AUTH-44] [REG-42] */
function resetRules(isForgotPassword: boolean): Record<ResetField, Rule> {
  return {
    TemporaryPassword: isForgotPassword ? () => undefined : required('Temporary Password is required'),
    Password: password,
    ConfirmPassword: all(required('Confirm Password is required'), sameAsPassword('Mismatch Confirm Password')),
  };
}

/** [AUTH-43] [AUTH-46] */
export function ResetForm({ token, isForgotPassword }: { token: string; isForgotPassword: boolean }) {
  const site = useSite();
  const navigate = useNavigate();
  const form = useForm<ResetField>({
    id: 'reset',
    rules: resetRules(isForgotPassword),
    explain: (failure) => explainAccount(failure, site),
    onSubmit: async (values) => {
      await new AccountService(browserApi).resetPassword({
        requestBody: { Token: token, isForgotPassword, ...values },
      });
      await navigate(paths.signIn);
      await showAlert('Password changed successfully');
    },
  });
  return (
    <FormFrame form={form}>
      {!isForgotPassword && (
        <TextField
          form={form}
          name="TemporaryPassword"
          label="Temporary Password"
          help="It is in the email that we sent you."
          type="password"
          autoComplete="current-password"
          maxLength={256}
        />
      )}
      <NewPassword form={form} />
      <Button type="submit" wide disabled={form.busy}>
        Set password
      </Button>
    </FormFrame>
  );
}
