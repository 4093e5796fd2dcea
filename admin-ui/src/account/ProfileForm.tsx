import type { ProfileDto } from '@stowbridge/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { accountLengths } from '@stowbridge/contract/fields';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { renameIdentity } from '../auth/session';
import { ErrorArea } from '../components/ErrorArea';
import { PhoneInput } from '../components/PhoneInput';
import { PlainForm } from '../components/PlainForm';
import { Text } from '../components/Text';
import { useTask } from '../components/useTask';
import { useUnsavedGuard } from '../components/useUnsavedGuard';
import { FormWatch } from '../components/FormWatch';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { accountErrors, type AccountForm } from './accountRules';

const formOf = (profile: ProfileDto): AccountForm => ({ firstName: profile.FirstName, lastName: profile.LastName, phoneNumber: profile.PhoneNumber ?? '', email: profile.Email });

/** What the server says of an address that somebody signs in with already. */
const taken = 'Exist';

/** First name, last name, phone and email of the administrator who is signed in [REG-44], [REG-46]. */
export function ProfileForm({ profile }: { profile: ProfileDto }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [start, setStart] = useState(() => formOf(profile));
  const [pending, setPending] = useState(profile.PendingEmail);
  const [changed, setChanged] = useState(false);
  const guard = useUnsavedGuard(changed, () => undefined);

  const save = useTask(async (form: AccountForm): Promise<object | undefined> => {
    try {
      const saved = await dataProvider.saveProfile({ FirstName: form.firstName.trim(), LastName: form.lastName.trim(), Email: form.email.trim(), PhoneNumber: form.phoneNumber.trim() });
      setStart(formOf(saved));
      setPending(saved.PendingEmail);
      renameIdentity(`${saved.FirstName} ${saved.LastName}`, saved.Email);
      // The header greets by the name, and the lists hold oneself too.
      await queries.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
      void queries.invalidateQueries({ queryKey: ['users'] });
    } catch (error) {
      if (error instanceof HttpError && error.message === taken) return { email: 'A user already exists with this email.' };
      throw error;
    }
    notify('Account updated successfully', { type: 'success' });
    return undefined;
  });
  const submit = async (form: AccountForm) => {
    const saved = await save.run(form);
    return saved.ok ? saved.value : undefined;
  };

  return (
    // A new email is not one's own until it is confirmed: the form begins again with the one that is.
    <PlainForm<AccountForm> key={pending} defaultValues={start} validate={accountErrors} onSubmit={submit}>
      <FormWatch onChange={setChanged} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
        <Text source="firstName" label="First Name" maxLength={accountLengths.firstName} isRequired />
        <Text source="lastName" label="Last Name" maxLength={accountLengths.lastName} isRequired />
        <PhoneInput source="phoneNumber" label="Phone Number" isRequired />
        <Text source="email" label="Email" type="email" maxLength={accountLengths.email} isRequired />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, mt: 5, justifyItems: 'start' }}>
        {pending && (
          <Alert severity="info" role="status">
            We have sent a link to {pending}. It becomes your email when you open the link; until then you sign in with {start.email}.
          </Alert>
        )}
        <ErrorArea text={save.failure} onClose={save.forget} />
        <Button type="submit" variant="contained" color="primary" loading={save.running}>
          Save
        </Button>
      </Box>
      {guard.dialog}
    </PlainForm>
  );
}
