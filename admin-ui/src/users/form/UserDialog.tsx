import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import type { UserType } from '../../auth/roles';
import { ChangedMeanwhile } from '../../components/ChangedMeanwhile';
import { FormWatch } from '../../components/FormWatch';
import { ErrorArea } from '../../components/ErrorArea';
import { Modal } from '../../components/Modal';
import { PlainForm } from '../../components/PlainForm';
import { useUnsavedGuard } from '../../components/useUnsavedGuard';
import { isChangedMeanwhile } from '../../dataProvider/conditions';
import { typeNames, type User } from '../user';
import { emptyUser, formOfUser } from './formMapping';
import { UserInputs } from './UserInputs';
import { userErrors, type UserForm } from './userRules';
import { useSaveUser } from './useSaveUser';

interface Props {
  type: UserType;
  /** Who is edited, as they were read; without one somebody new is created. */
  user?: User;
  /** Reads them again, when somebody else has changed them since. */
  reload?: () => Promise<User>;
  onClose: () => void;
}

/** The dialogs `Create Buyer`, `Update Buyer` and their like [AUSR-09], [AUSR-21], [AUSR-34], [AUSR-35], [ABUY-04], [ASEL-04]. */
export function UserDialog({ type, user, reload, onClose }: Props) {
  const [first] = useState(() => (user ? formOfUser(user) : emptyUser));
  const [changed, setChanged] = useState(false);
  const guard = useUnsavedGuard(changed, onClose);
  const save = useSaveUser(type, onClose);

  const submit = async (values: UserForm) => {
    const saved = await save.run(values, user);
    return saved.ok ? saved.value : undefined;
  };
  const outdated = isChangedMeanwhile(save.error);

  return (
    <Modal title={`${user ? 'Update' : 'Create'} ${typeNames[type]}`} onClose={guard.close} maxWidth="md">
      <PlainForm<UserForm> defaultValues={first} validate={(form) => userErrors(form, type, !user)} onSubmit={submit}>
        <FormWatch onChange={setChanged} />
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <UserInputs type={type} creating={!user} />
          {outdated && reload ? <ChangedMeanwhile load={() => reload().then(formOfUser)} onLoaded={save.forget} /> : <ErrorArea text={save.failure} onClose={save.forget} />}
        </DialogContent>
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
          <Button onClick={guard.close}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" loading={save.running}>
            {user ? 'Save' : `Create ${typeNames[type]}`}
          </Button>
        </DialogActions>
      </PlainForm>
      {guard.dialog}
    </Modal>
  );
}
