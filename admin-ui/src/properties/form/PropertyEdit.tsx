import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../components/form/FormDialog';
import { useVersioned } from '../../components/useVersioned';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import { useLookups } from '../../lookups/useLookups';
import { usePropertyRefresh } from '../actions/usePropertyRefresh';
import type { Property } from '../property';
import { AddressNotFound, isAddressUnknown } from './AddressNotFound';
import { changedProperty, emptyForm, formOf } from './formMapping';
import { PropertyInputs } from './PropertyInputs';
import { propertyErrors, type PropertyForm } from './propertyRules';

interface Props {
  id: number;
  title?: string;
  onClose: () => void;
}

/** The modal that edits a property [APROP-74]. */
export function PropertyEdit({ id, title = 'Edit Property', onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { record, failure, reload, retry } = useVersioned<Property, never>('properties', id);
  const [addressUnknown, setAddressUnknown] = useState(false);
  const { timeZone } = useLookups();
  const refresh = usePropertyRefresh();
  const save = async (values: PropertyForm) => {
    if (!record) {
      throw new Error('A property that was not read is not saved.');
    }
    const form = { ...emptyForm, ...values };
    try {
      await dataProvider.saveProperty(id, changedProperty(form, record), record.etag);
    } catch (error) {
      setAddressUnknown(isAddressUnknown(error));
      throw error;
    }
    return `${form.name} is saved.`;
  };
  return (
    <FormDialog<PropertyForm>
      title={title}
      keptAs={`property/${id}`}
      start={record && formOf(record)}
      failure={failure}
      onRetry={id > 0 ? retry : undefined}
      validate={(form) => propertyErrors(form, { stored: record, timeZone })}
      save={save}
      reload={() => reload().then(formOf)}
      refresh={refresh}
      onClose={onClose}
      maxWidth="md"
    >
      <PropertyInputs updating />
      <AddressNotFound open={addressUnknown} onClose={() => setAddressUnknown(false)} />
    </FormDialog>
  );
}
