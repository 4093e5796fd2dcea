import type { ProfileDto } from '@stowbridge/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { accountLengths } from '@stowbridge/contract/fields';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { renameIdentity } from '../auth/session';
import { FormPage } from '../components/form/form-page';
import { PhoneInput } from '../components/phone-input';
import { Text } from '../components/text';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { takenEmail } from '../components/form/taken-email';
import { paths } from '../paths';
import { accountErrors, type AccountForm } from './account';

const formOf = (profile: ProfileDto): AccountForm => ({
  firstName: profile.FirstName,
  lastName: profile.LastName,
  phoneNumber: profile.PhoneNumber ?? '',
  email: profile.Email,
});

/** First name, last name, phone and email of the administrator who is signed in [REG-44], [REG-46]. */
export function ProfileForm({ profile }: { profile: ProfileDto }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const [start, setStart] = useState(() => formOf(profile));
  const [pending, setPending] = useState(profile.PendingEmail);

  const save = async (form: AccountForm) => {
    const saved = await dataProvider.saveProfile({
      FirstName: form.firstName.trim(),
      LastName: form.lastName.trim(),
      Email: form.email.trim(),
      PhoneNumber: form.phoneNumber.trim(),
    });
    setStart(formOf(saved));
    setPending(saved.PendingEmail);
    renameIdentity(`${saved.FirstName} ${saved.LastName}`, saved.Email);
    return 'Account updated successfully';
  };
  const refresh = async () => {
    // The header greets by the name, and the lists hold oneself too.
    await queries.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    void queries.invalidateQueries({ queryKey: ['administrators'] });
  };
  return (
    // A new email is not one's own until it is confirmed: the form begins again with the one that is.
    <FormPage<AccountForm>
      key={pending}
      keptAs="my-account"
      page={paths.myAccount}
      start={start}
      validate={accountErrors}
      save={save}
      explain={takenEmail}
      refresh={refresh}
      stays
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <Text source="firstName" label="First Name" maxLength={accountLengths.firstName} isRequired />
        <Text source="lastName" label="Last Name" maxLength={accountLengths.lastName} isRequired />
        <PhoneInput source="phoneNumber" label="Phone Number" isRequired />
        <Text source="email" label="Email" type="email" maxLength={accountLengths.email} isRequired />
      </Box>
      {pending && (
        <Alert severity="info" role="status">
          We have sent a link to {pending}. It becomes your email when you open the link; until then you sign in with{' '}
          {start.email}.
        </Alert>
      )}
    </FormPage>
  );
}
