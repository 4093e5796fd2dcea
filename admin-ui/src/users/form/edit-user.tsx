import type { RoleId } from '@stowbridge/contract/ids';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../components/form/form-dialog';
import { useVersioned } from '../../components/use-versioned';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { peopleOf, type UserInput } from '../../data-provider/users';
import { holds, nameOfUser, typeNames, type User } from '../../records/user';
import { formOfUser, inputOfUser } from './user-form.mapping';
import { takenEmail } from '../../components/form/taken-email';
import { UserInputs } from './user-inputs';
import { userErrors, type UserForm } from './user-rules';

interface Props {
  id: number;
  type: RoleId;
  onClose: () => void;
}

/** The dialogs `Update Buyer`, `Update Seller` and `Update Admin` [AUSR-35], [ABUY-04], [ASEL-04], with somebody as they are now. */
export function EditUser({ id, type, onClose }: Props) {
  const { record, failure, reload, retry } = useVersioned<User, UserInput>(peopleOf[type], id);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const kind = typeNames[type];
  const found = record && holds(record, type);
  const save = async (form: UserForm) => {
    const input = inputOfUser(form);
    await dataProvider.updateUser(id, input, record?.etag);
    return `${nameOfUser(input)} is saved.`;
  };
  return (
    <FormDialog<UserForm>
      title={`Update ${kind}`}
      keptAs={`user/${id}`}
      start={found ? formOfUser(record) : undefined}
      failure={
        record && !found
          ? `There is no ${kind.toLowerCase()} at this address.`
          : failure && 'This person could not be read.'
      }
      onRetry={record || !id ? undefined : retry}
      validate={(form) => userErrors(form, type, false)}
      save={save}
      explain={takenEmail}
      reload={() => reload().then(formOfUser)}
      onClose={onClose}
      maxWidth="md"
    >
      <UserInputs type={type} creating={false} />
    </FormDialog>
  );
}
