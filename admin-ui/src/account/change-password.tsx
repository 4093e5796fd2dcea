import { PASSWORD_HELP } from '@stowbridge/contract/rules';
import { PasswordInput, useDataProvider } from 'react-admin';
import { FormDialog } from '../components/form/form-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { passwordErrors, type PasswordForm } from './account';
import { useShownFactor } from './show-factor';

const empty: PasswordForm = { password: '', confirmation: '' };

const typed = { htmlInput: { autoComplete: 'new-password' } };

/** The dialog `Change Password` [REG-63] to [REG-65]; what is typed here is kept nowhere. Whoever has a second factor shows it first [BEYE-06]. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { withFactor, dialog } = useShownFactor();
  const save = async ({ password, confirmation }: PasswordForm) => {
    await withFactor(() => dataProvider.changePassword(password, confirmation));
    return 'Password changed successfully';
  };
  return (
    <>
      <FormDialog<PasswordForm>
        title="Change Password"
        submit="Change Password"
        start={empty}
        validate={passwordErrors}
        save={save}
        onClose={onClose}
        maxWidth="xs"
      >
        <PasswordInput source="password" label="Password" isRequired helperText={PASSWORD_HELP} slotProps={typed} />
        <PasswordInput source="confirmation" label="Confirm Password" isRequired helperText={false} slotProps={typed} />
      </FormDialog>
      {dialog}
    </>
  );
}
