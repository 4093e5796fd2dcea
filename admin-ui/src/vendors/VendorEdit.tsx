import type { VendorBodyDto } from '@stowbridge/api';
import { useNotify, useRefresh } from 'react-admin';
import { FormModal } from '../components/FormModal';
import { useVersioned } from '../components/useVersioned';
import type { Vendor } from './vendor';
import { VendorInputs } from './VendorInputs';
import { bodyOf, formOf, vendorErrors, type VendorForm } from './vendorRules';

/** The modal that updates a vendor [VEND-09]. */
export function VendorEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const vendor = useVersioned<Vendor, VendorBodyDto>('vendors', id);
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (form: VendorForm) => {
    await vendor.replace(bodyOf(form));
    notify(`${form.companyName.trim()} is saved.`, { type: 'success' });
    onClose();
    refresh();
  };
  return (
    <FormModal<VendorForm> title="Update Vendor" start={vendor.record && formOf(vendor.record)} failure={vendor.failure} validate={vendorErrors} save={save} reload={() => vendor.reload().then(formOf)} onClose={onClose} maxWidth="md">
      <VendorInputs id={id} />
    </FormModal>
  );
}
