import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { PASSWORD_HELP } from '@stowbridge/contract/rules';
import { PasswordInput, useDataProvider, useNotify } from 'react-admin';
import { ErrorArea } from '../components/ErrorArea';
import { Modal } from '../components/Modal';
import { PlainForm } from '../components/PlainForm';
import { useTask } from '../components/useTask';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { passwordErrors, type PasswordForm } from './accountRules';

const empty: PasswordForm = { password: '', confirmation: '' };

const typed = { htmlInput: { autoComplete: 'new-password' } };

/** The dialog `Change Password` [REG-63] to [REG-65]. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const change = useTask(async ({ password, confirmation }: PasswordForm) => {
    await dataProvider.changePassword(password, confirmation);
    notify('Password changed successfully', { type: 'success' });
    onClose();
  });
  return (
    <Modal title="Change Password" onClose={onClose} maxWidth="xs">
      <PlainForm<PasswordForm>
        defaultValues={empty}
        validate={passwordErrors}
        onSubmit={async (form) => {
          await change.run(form);
        }}
      >
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <PasswordInput source="password" label="Password" isRequired helperText={PASSWORD_HELP} slotProps={typed} />
          <PasswordInput source="confirmation" label="Confirm Password" isRequired helperText={false} slotProps={typed} />
          <ErrorArea text={change.failure} onClose={change.forget} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" loading={change.running}>
            Change Password
          </Button>
        </DialogActions>
      </PlainForm>
    </Modal>
  );
}
