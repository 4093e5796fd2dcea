import type { VendorBodyDto } from '@stowbridge/api';
import { FormDialog } from '../components/form/form-dialog';
import { useVersioned } from '../components/use-versioned';
import { useChildCategories } from './categories/use-child-categories';
import type { Vendor } from './vendor';
import { VendorInputs } from './vendor-inputs';
import { bodyOf, formOf, vendorErrors, type VendorForm } from './vendor-rules';

/** The modal that updates a vendor [VEND-09]. */
export function VendorEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const vendor = useVersioned<Vendor, VendorBodyDto>('vendors', id);
  const { categories = [] } = useChildCategories(id);
  const save = async (form: VendorForm) => {
    await vendor.replace(bodyOf(form));
    return `${form.companyName.trim()} is saved.`;
  };
  const describe = (field: string, value: unknown) =>
    field === 'categoryIds'
      ? categories
          .filter(({ ID }) => (value as number[]).includes(ID))
          .map(({ Name }) => Name)
          .join(', ')
      : undefined;
  return (
    <FormDialog<VendorForm>
      title="Update Vendor"
      keptAs={`vendor/${id}`}
      start={vendor.record && formOf(vendor.record)}
      failure={vendor.failure}
      onRetry={id > 0 ? vendor.retry : undefined}
      validate={vendorErrors}
      save={save}
      reload={() => vendor.reload().then(formOf)}
      describe={describe}
      onClose={onClose}
      maxWidth="md"
    >
      <VendorInputs id={id} />
    </FormDialog>
  );
}
