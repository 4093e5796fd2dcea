import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { FormPage } from '../../components/form/form-page';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { useLookups } from '../../components/lookups/use-lookups';
import { usePropertyRefresh } from '../../components/use-property-refresh';
import { AddressNotFound, isAddressUnknown } from '../../panels/properties/form/address-not-found';
import { emptyForm, newProperty } from '../../panels/properties/form/property-form.mapping';
import { PropertyInputs } from '../../panels/properties/form/property-inputs';
import { propertyErrors, type PropertyForm } from '../../panels/properties/form/property-rules';

/** Step 1: the form with `Save` or `Save As Draft` [APROP-28]. */
export function FormStep({ onSaved }: { onSaved: (id: number, draft: boolean) => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const asDraft = useRef(false);
  const made = useRef(0);
  const [addressUnknown, setAddressUnknown] = useState(false);
  const { timeZone } = useLookups();
  const refresh = usePropertyRefresh();
  const save = async (form: PropertyForm, key: string) => {
    try {
      made.current = await dataProvider.createProperty(
        newProperty({ ...emptyForm, ...form }, asDraft.current),
        `${key}${asDraft.current ? '-draft' : ''}`,
      );
    } catch (error) {
      setAddressUnknown(isAddressUnknown(error));
      throw error;
    }
    return asDraft.current ? 'The property is saved as a draft.' : 'The property is saved.';
  };
  return (
    <FormPage<PropertyForm>
      keptAs="property/new"
      start={emptyForm}
      validate={(form) => propertyErrors(form, { timeZone })}
      save={save}
      onSaved={() => onSaved(made.current, asDraft.current)}
      refresh={refresh}
      onPress={() => (asDraft.current = false)}
      sheet={(fields) => (
        <Card sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {fields}
        </Card>
      )}
      buttons={(running) => (
        <Button type="submit" disabled={running} onClick={() => (asDraft.current = true)}>
          Save As Draft
        </Button>
      )}
    >
      <PropertyInputs updating={false} />
      <AddressNotFound open={addressUnknown} onClose={() => setAddressUnknown(false)} />
    </FormPage>
  );
}
