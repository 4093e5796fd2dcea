import { useDataProvider } from 'react-admin';
import { FormDialog } from '../components/form/FormDialog';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { VendorInputs } from './VendorInputs';
import { bodyOf, emptyVendor, vendorErrors, type VendorForm } from './vendorRules';

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
