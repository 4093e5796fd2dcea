import { AccountService } from '@stowbridge/api/services/AccountService';
import { LINK_IS_OVER } from '@stowbridge/contract/sign-in-again';
import { ApiError } from '../../api/api';
import { browserApi } from '../../api/browser-api';
import { Button } from '../../components/button';
import { TextField } from '../../forms/field';
import { FormFrame } from '../../forms/form-frame';
import { NewPassword } from '../../forms/new-password';
import { all, password, required, sameAsPassword, type Rule } from '../../forms/rules';
import { useForm } from '../../forms/use-form';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { useRouter } from '../../router/hooks';
import { clearSession, readSession } from '../../session/session';
import { explainAccount } from './inactive';
import { setNewPasswordOf } from './new-password-of';

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
export function ResetForm({
  token,
  isForgotPassword,
  email,
}: {
  token: string;
  isForgotPassword: boolean;
  /** Of the account. */
  email: string;
}) {
  const site = useSite();
  const router = useRouter();
  const form = useForm<ResetField>({
    id: 'reset',
    rules: resetRules(isForgotPassword),
    explain: (failure) => explainAccount(failure, site),
    onSubmit: async (values) => {
      try {
        await new AccountService(browserApi).resetPassword({
          requestBody: { Token: token, isForgotPassword, ...values },
        });
      } catch (failure) {
        if (failure instanceof ApiError && failure.message === LINK_IS_OVER) {
          // It was good when the page was opened: the page says what can be done now.
          await router.reload();
        }
        throw failure;
      }
      if (readSession()?.email === email) {
        // A new password ends all sessions of the account.
        clearSession();
      }
      setNewPasswordOf(email);
      await router.navigate(paths.signIn);
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
