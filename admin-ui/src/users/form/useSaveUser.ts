import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { UserType } from '../../auth/roles';
import { useCreationKey } from '../../components/useCreationKey';
import { useTask } from '../../components/useTask';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { fieldErrorsOf } from '../../dataProvider/failure';
import { nameOfUser, typeNames, type User } from '../user';
import { emptyUser, inputOfUser } from './formMapping';
import type { UserForm } from './userRules';

/** [AUSR-38], [AUSR-39] */
export const createdText = (type: UserType) => `${typeNames[type]} has been created and notification has been sent.`;

/** What the server says of an address that somebody signs in with already. */
const taken = 'Exist';

/** Creates a person or saves the version that was read, then has everything on the screen asked for again [AUSR-40]. */
export function useSaveUser(type: UserType, onSaved: () => void) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const keyOf = useCreationKey();
  return useTask(async (form: UserForm, read?: User): Promise<object | undefined> => {
    const input = inputOfUser(form, read ? undefined : type);
    try {
      await (read ? dataProvider.updateUser(read.id, input, read.etag) : dataProvider.createUser(input, keyOf(input)));
    } catch (error) {
      const wrong = fieldErrors(error);
      if (wrong) return wrong;
      throw error;
    }
    notify(read ? `${nameOfUser(input)} is saved.` : createdText(type), { type: 'success' });
    onSaved();
    refresh();
    return undefined;
  });
}

/** What the server found wrong, by field; undefined when it is not about a field. */
function fieldErrors(error: unknown): object | undefined {
  if (error instanceof HttpError && error.message === taken) return { email: 'A user already exists with this email.' };
  return fieldErrorsOf(error, emptyUser);
}
