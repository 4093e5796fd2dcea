import type { RoleId } from '@stowbridge/contract/ids';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../components/form/form-dialog';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { typeNames } from '../../records/user';
import { emptyUser, inputOfUser } from './user-form.mapping';
import { takenEmail } from '../../components/form/taken-email';
import { UserInputs } from './user-inputs';
import { userErrors, type UserForm } from './user-rules';

interface Props {
  type: RoleId;
  onClose: () => void;
}

/** [AUSR-38], [AUSR-39] */
const createdText = (type: RoleId) => `${typeNames[type]} has been created and notification has been sent.`;

/** The dialogs `Create Buyer`, `Create Seller` and `Create Admin` [AUSR-09], [AUSR-21], [AUSR-34]. */
export function CreateUser({ type, onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const title = `Create ${typeNames[type]}`;
  const save = async (form: UserForm, key: string) => {
    await dataProvider.createUser(inputOfUser(form, type), key);
    return createdText(type);
  };
  return (
    <FormDialog<UserForm>
      title={title}
      submit={title}
      keptAs={`user/new/${type}`}
      start={emptyUser}
      validate={(form) => userErrors(form, type, true)}
      save={save}
      explain={takenEmail}
      onClose={onClose}
      maxWidth="md"
    >
      <UserInputs type={type} creating />
    </FormDialog>
  );
}
