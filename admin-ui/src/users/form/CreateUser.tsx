import { useDataProvider } from 'react-admin';
import type { UserType } from '../../auth/roles';
import { FormDialog } from '../../components/form/FormDialog';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { typeNames } from '../user';
import { emptyUser, inputOfUser } from './formMapping';
import { takenEmail } from './takenEmail';
import { UserInputs } from './UserInputs';
import { userErrors, type UserForm } from './userRules';

interface Props {
  type: UserType;
  onClose: () => void;
}

/** [AUSR-38], [AUSR-39] */
const createdText = (type: UserType) => `${typeNames[type]} has been created and notification has been sent.`;

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
