import { useDataProvider } from 'react-admin';
import { FormDialog } from '../components/form/form-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { VendorInputs } from './vendor-inputs';
import { bodyOf, emptyVendor, vendorErrors, type VendorForm } from './vendor-rules';

/** The modal that adds a vendor [VEND-09]. */
export function VendorCreate({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const save = async (form: VendorForm, key: string) => {
    await dataProvider.createVendor(bodyOf(form), key);
    return `${form.companyName.trim()} is added.`;
  };
  return (
    <FormDialog<VendorForm>
      title="Add New Vendor"
      submit="Add Vendor"
      keptAs="vendor/new"
      start={emptyVendor}
      validate={vendorErrors}
      save={save}
      onClose={onClose}
      maxWidth="md"
    >
      <VendorInputs />
    </FormDialog>
  );
}
