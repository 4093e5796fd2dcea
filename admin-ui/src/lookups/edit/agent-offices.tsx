import Box from '@mui/material/Box';
import type { AgentLocationEntryDto } from '@stowbridge/api';
import { TextInput, useDataProvider } from 'react-admin';
import { FormDialog } from '../../components/form/form-dialog';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { StateInput } from '../../components/lookups/state-input';
import { useLookups } from '../../components/lookups/use-lookups';
import {
  nameOfOffice,
  officeBody,
  officeErrors,
  officeForm,
  officeLengths,
  type OfficeForm,
} from './agent-office-rules';
import { EditableEntries } from './editable-entries';
import { useEntries } from './use-entries';

/** The offices at which listing agents work; the site shows them beside the agent [PROF-12]. */
export function AgentOffices() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const entries = useEntries('agent-locations', () => dataProvider.agentOffices());
  const { states } = useLookups();
  const place = ({ city, stateId, zipCode }: AgentLocationEntryDto) =>
    `${city}, ${states.find(({ id }) => id === stateId)?.code ?? ''} ${zipCode}`;
  return (
    <EditableEntries
      label="Agent offices"
      kind="Agent Office"
      used="Shown beside the listing agents of a property, and with the contacts of the site."
      entries={entries}
      nameOf={nameOfOffice}
      render={(office) => (
        <>
          <Box sx={{ fontWeight: 540 }}>{office.address}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{place(office)}</Box>
        </>
      )}
      consequence="It can be deleted only while nobody works there."
      remove={(id) => dataProvider.removeAgentOffice(id)}
      form={(office, close) => <OfficeModal office={office} refresh={entries.refresh} onClose={close} />}
    />
  );
}

interface ModalProps {
  office?: AgentLocationEntryDto;
  refresh: () => Promise<void>;
  onClose: () => void;
}

function OfficeModal({ office, refresh, onClose }: ModalProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const save = async (form: OfficeForm, key: string) => {
    const saved = await dataProvider.saveAgentOffice(office?.id, officeBody(form), key);
    return `${nameOfOffice(saved)} is saved.`;
  };
  const lengthOf = (field: keyof typeof officeLengths) => ({
    htmlInput: { maxLength: officeLengths[field], autoComplete: 'off' },
  });
  return (
    <FormDialog<OfficeForm>
      title={office ? 'Update Agent Office' : 'Add New Agent Office'}
      submit={office ? 'Save' : 'Add Agent Office'}
      keptAs={`agent-office/${office?.id ?? 'new'}`}
      start={officeForm(office)}
      validate={officeErrors}
      save={save}
      refresh={refresh}
      onClose={onClose}
    >
      <TextInput
        source="address"
        label="Address"
        isRequired
        // eslint-disable-next-line jsx-a11y/no-autofocus -- first field of a dialog
        autoFocus
        helperText={false}
        slotProps={lengthOf('address')}
      />
      <TextInput source="city" label="City" isRequired helperText={false} slotProps={lengthOf('city')} />
      <StateInput isRequired />
      <TextInput source="zipCode" label="Zip Code" isRequired helperText={false} slotProps={lengthOf('zipCode')} />
    </FormDialog>
  );
}
