import { AccountService } from '@stowbridge/api/services/AccountService';
import { browserApi } from '../../api/browser-api';
import { showAlert } from '../../components/alerts';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { FormFrame } from '../../forms/form-frame';
import formStyles from '../../forms/form.module.css';
import { NewPassword } from '../../forms/new-password';
import { useForm } from '../../forms/use-form';
import { passwordRules } from './account-rules';
import { useSignInAgain } from './use-sign-in-again';

/** [REG-63] [REG-64] [REG-65] */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { withSignIn, dialog } = useSignInAgain();
  const form = useForm<keyof typeof passwordRules>({
    id: 'change-password',
    rules: passwordRules,
    onSubmit: async (values) => {
      await withSignIn(() => new AccountService(browserApi).changePassword({ requestBody: values }));
      onClose();
      void showAlert('Password changed successfully');
    },
  });
  return (
    <Dialog title="Change Password" onClose={onClose}>
      <FormFrame form={form}>
        <NewPassword form={form} />
        <div className={formStyles.actions}>
          <Button type="submit" disabled={form.busy}>
            Change Password
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </FormFrame>
      {dialog}
    </Dialog>
  );
}
