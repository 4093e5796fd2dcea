import type { NewApiKeyDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import { KEY_DAYS } from '@stowbridge/contract/rules';
import { useState } from 'react';
import { TextInput, useDataProvider } from 'react-admin';
import { DateTextInput } from '../components/date-text-input';
import { FormDialog } from '../components/form/form-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { keyErrors, type KeyForm, keyOf } from './api-key';
import { NewKey } from './new-key';
import { ScopesInput } from './scopes-input';

const empty: KeyForm = { name: '', expires: '', addresses: '', scopes: [] };

/** Makes a key and shows it, once. */
export function ApiKeyCreate({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<NewApiKeyDto>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  if (made) {
    return <NewKey made={made} onClose={onClose} />;
  }
  const save = async (form: KeyForm, key: string) => {
    setMade(await dataProvider.createApiKey(keyOf(form), key));
    return undefined;
  };
  return (
    <FormDialog<KeyForm>
      title="Create API key"
      submit="Create API key"
      keptAs="api-key/new"
      start={empty}
      validate={(form) => keyErrors(form, new Date())}
      save={save}
      onSaved={() => undefined}
      onClose={onClose}
      maxWidth="md"
    >
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '2fr 1fr' }, alignItems: 'start' }}>
        <TextInput
          source="name"
          label="Name"
          isRequired
          helperText="What it is for, for example Accounting."
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <DateTextInput source="expires" label="Expires (optional)" />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        A key works for {KEY_DAYS} days at most, and for so long when no day is given.
      </Box>
      <TextInput
        source="addresses"
        label="Addresses (optional)"
        multiline
        helperText="From where it may be used, for example 192.0.2.0/24; everywhere when left empty."
      />
      <ScopesInput source="scopes" />
    </FormDialog>
  );
}
