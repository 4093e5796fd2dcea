import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../../components/form/form-dialog';
import { useVersioned } from '../../../components/use-versioned';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import { useLookups } from '../../../components/lookups/use-lookups';
import { usePropertyRefresh } from '../../../components/use-property-refresh';
import type { Property } from '../../../records/property';
import { AddressNotFound, isAddressUnknown } from './address-not-found';
import { changedProperty, emptyForm, formOf } from './property-form.mapping';
import { PropertyInputs } from './property-inputs';
import { propertyErrors, type PropertyForm } from './property-rules';

interface Props {
  id: number;
  title?: string;
  onClose: () => void;
}

/** The modal that edits a property [APROP-74]. */
export function PropertyEdit({ id, title = 'Edit Property', onClose }: Props) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { record, form } = useVersioned<Property, never>('properties', id);
  const [addressUnknown, setAddressUnknown] = useState(false);
  const { timeZone } = useLookups();
  const refresh = usePropertyRefresh();
  const save = async (values: PropertyForm) => {
    if (!record) {
      throw new Error('A property that was not read is not saved.');
    }
    const whole = { ...emptyForm, ...values };
    try {
      await dataProvider.saveProperty(id, changedProperty(whole, record), record.etag);
    } catch (error) {
      setAddressUnknown(isAddressUnknown(error));
      throw error;
    }
    return `${whole.name} is saved.`;
  };
  return (
    <FormDialog<PropertyForm>
      title={title}
      keptAs={`property/${id}`}
      {...form(formOf)}
      validate={(values) => propertyErrors(values, { stored: record, timeZone })}
      save={save}
      refresh={refresh}
      onClose={onClose}
      maxWidth="md"
    >
      <PropertyInputs updating />
      <AddressNotFound open={addressUnknown} onClose={() => setAddressUnknown(false)} />
    </FormDialog>
  );
}
