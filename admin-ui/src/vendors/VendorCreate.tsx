import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { FormModal } from '../components/FormModal';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { VendorInputs } from './VendorInputs';
import { bodyOf, emptyVendor, vendorErrors, type VendorForm } from './vendorRules';

/** The modal that adds a vendor [VEND-09]. */
export function VendorCreate({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (form: VendorForm) => {
    await dataProvider.createVendor(bodyOf(form));
    notify(`${form.companyName.trim()} is added.`, { type: 'success' });
    onClose();
    refresh();
  };
  return (
    <FormModal<VendorForm> title="Add New Vendor" start={emptyVendor} validate={vendorErrors} save={save} onClose={onClose} maxWidth="md">
      <VendorInputs />
    </FormModal>
  );
}
