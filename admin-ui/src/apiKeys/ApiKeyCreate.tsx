import type { NewApiKeyDto } from '@stowbridge/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { KEY_DAYS } from '@stowbridge/contract/rules';
import { useState } from 'react';
import { TextInput, useDataProvider, useRefresh } from 'react-admin';
import { DateTextInput } from '../components/DateTextInput';
import { ErrorArea } from '../components/ErrorArea';
import { Modal } from '../components/Modal';
import { PlainForm } from '../components/PlainForm';
import { useTask } from '../components/useTask';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { keyErrors, keyOf, type KeyForm } from './keyRules';
import { NewKey } from './NewKey';
import { ScopesInput } from './ScopesInput';

const empty: KeyForm = { name: '', expires: '', addresses: '', scopes: [] };

/** Makes a key and shows it, once. */
export function ApiKeyCreate({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<NewApiKeyDto>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  const create = useTask(async (form: KeyForm) => {
    setMade(await dataProvider.createApiKey(keyOf(form)));
    refresh();
  });
  if (made) return <NewKey made={made} onClose={onClose} />;
  return (
    <Modal title="Create API key" onClose={onClose} maxWidth="md">
      <PlainForm<KeyForm> defaultValues={empty} validate={(form) => keyErrors(form, new Date())} onSubmit={async (form) => void (await create.run(form))}>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 5 }}>
            <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '2fr 1fr' }, alignItems: 'start' }}>
              <TextInput source="name" label="Name" isRequired helperText="What it is for, for example Accounting." slotProps={{ htmlInput: { maxLength: 100 } }} />
              <DateTextInput source="expires" label="Expires (optional)" />
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>A key works for {KEY_DAYS} days at most, and for so long when no day is given.</Box>
            <TextInput source="addresses" label="Addresses (optional)" multiline helperText="From where it may be used, for example 192.0.2.0/24; everywhere when left empty." />
            <ScopesInput source="scopes" />
            <ErrorArea text={create.failure} onClose={create.forget} />
          </Box>
        </DialogContent>
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" loading={create.running}>
            Create API key
          </Button>
        </DialogActions>
      </PlainForm>
    </Modal>
  );
}
