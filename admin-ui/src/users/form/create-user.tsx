import type { EnquiryDto } from '@stowbridge/api';
import type { RoleId } from '@stowbridge/contract/ids';
import { useDataProvider, useGetOne } from 'react-admin';
import { FormDialog } from '../../components/form/form-dialog';
import { useLookupsQuery } from '../../components/lookups/use-lookups';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { typeNames } from '../../records/user';
import { emptyUser, formOfEnquiry, inputOfUser } from './user-form.mapping';
import { takenEmail } from '../../components/form/taken-email';
import { UserInputs } from './user-inputs';
import { userErrors, type UserForm } from './user-rules';

interface Props {
  type: RoleId;
  /** The enquiry that says who it is. */
  enquiryId?: number;
  onClose: () => void;
}

/** [AUSR-38], [AUSR-39] */
const createdText = (type: RoleId) => `${typeNames[type]} has been created and notification has been sent.`;

/** Empty, or what the enquiry says. */
function useStart(enquiryId?: number): { start?: UserForm; failure?: string } {
  const asked = enquiryId !== undefined;
  const { data: enquiry, error } = useGetOne<EnquiryDto>(
    'enquiries',
    { id: enquiryId ?? 0 },
    { enabled: asked, onError: () => undefined, retry: false },
  );
  const { data: lookups, isPending } = useLookupsQuery();
  if (!asked) {
    return { start: emptyUser };
  }
  return {
    start: enquiry && !isPending ? formOfEnquiry(enquiry, lookups?.states ?? []) : undefined,
    failure: error ? 'This enquiry could not be opened.' : undefined,
  };
}

/** The dialogs `Create Buyer`, `Create Seller` and `Create Admin` [AUSR-09], [AUSR-21], [AUSR-34]. */
export function CreateUser({ type, enquiryId, onClose }: Props) {
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
      keptAs={`user/new/${type}${enquiryId ? `/enquiry-${enquiryId}` : ''}`}
      {...useStart(enquiryId)}
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
