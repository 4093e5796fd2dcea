import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { ChangedMeanwhile } from '../../components/ChangedMeanwhile';
import { FormWatch } from '../../components/FormWatch';
import { ErrorArea } from '../../components/ErrorArea';
import { Modal } from '../../components/Modal';
import { PlainForm } from '../../components/PlainForm';
import { useUnsavedGuard } from '../../components/useUnsavedGuard';
import { isChangedMeanwhile } from '../../dataProvider/conditions';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { useLookups } from '../../lookups/useLookups';
import { usePropertyRefresh } from '../actions/usePropertyRefresh';
import type { Property } from '../property';
import { AddressNotFound } from './AddressNotFound';
import { changedProperty, emptyForm, formOf } from './formMapping';
import { PropertyInputs } from './PropertyInputs';
import { propertyErrors, type PropertyForm } from './propertyRules';
import { useSaveProperty } from './useSaveProperty';

interface Props {
  property: Property;
  title?: string;
  onClose: () => void;
}

/** The modal that edits a property [APROP-74]. */
export function PropertyEdit({ property, title = 'Edit Property', onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [read, setRead] = useState(property);
  const [first] = useState(() => formOf(property));
  const [changed, setChanged] = useState(false);
  const guard = useUnsavedGuard(changed, onClose);
  const save = useSaveProperty();
  const notify = useNotify();
  const { timeZone } = useLookups();
  const refresh = usePropertyRefresh();
  const submit = async (values: PropertyForm) => {
    const form = { ...emptyForm, ...values };
    const saved = await save.run(read.id, changedProperty(form, read), read.etag);
    if (!saved.ok) return;
    notify(`${form.name} is saved.`, { type: 'success' });
    onClose();
    await refresh();
  };
  const load = useCallback(async () => {
    const { data } = await dataProvider.getOne<Property>('properties', { id: read.id });
    setRead(data);
    return formOf(data);
  }, [dataProvider, read.id]);
  return (
    <Modal title={title} onClose={guard.close} maxWidth="md">
      <PlainForm<PropertyForm> defaultValues={first} validate={(form) => propertyErrors(form, { stored: read, timeZone })} onSubmit={submit}>
        <FormWatch onChange={setChanged} />
        <DialogContent>
          <PropertyInputs updating />
          <Box sx={{ mt: 4 }}>
            {isChangedMeanwhile(save.error) ? (
              <ChangedMeanwhile load={load} onLoaded={save.forget} />
            ) : (
              <ErrorArea text={save.failure} onClose={save.forget} />
            )}
          </Box>
        </DialogContent>
        <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
          <Button onClick={guard.close}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" loading={save.running}>
            Save
          </Button>
        </DialogActions>
      </PlainForm>
      <AddressNotFound open={save.addressUnknown} onClose={save.closeAddressDialog} />
      {guard.dialog}
    </Modal>
  );
}
