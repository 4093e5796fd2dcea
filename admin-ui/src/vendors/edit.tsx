import Box from '@mui/material/Box';
import type { VendorBodyDto } from '@stowbridge/api';
import { TextInput, useDataProvider } from 'react-admin';
import { Text } from '../components/text';
import { FormDialog } from '../components/form/form-dialog';
import { PictureInput } from '../components/picture-input';
import { useVersioned } from '../components/use-versioned';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { StateInput } from '../components/lookups/state-input';
import { CategoriesInput } from './categories/categories-input';
import { useChildCategories } from './categories/use-child-categories';
import { bodyOf, emptyVendor, formOf, type Vendor, vendorErrors, type VendorForm, vendorLengths } from './vendor';

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
      {...vendor.form(formOf)}
      validate={vendorErrors}
      save={save}
      describe={describe}
      onClose={onClose}
      maxWidth="md"
    >
      <VendorInputs id={id} />
    </FormDialog>
  );
}

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

const span = (of6: number) => ({ gridColumn: { sm: `span ${of6}` } });

/** The fields of a vendor, shared by adding and updating [VEND-09], [VEND-14] to [VEND-20]. */
function VendorInputs({ id }: { id?: number }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: 'repeat(6, 1fr)' }, alignItems: 'start' }}
      >
        <Text
          source="companyName"
          label="Company Name"
          maxLength={vendorLengths.companyName}
          sx={span(3)}
          isRequired
          // eslint-disable-next-line jsx-a11y/no-autofocus -- first field of a dialog
          autoFocus
        />
        <Text
          source="website"
          label="Website"
          maxLength={vendorLengths.website}
          sx={span(3)}
          isRequired
          inputMode="url"
        />
        <Text source="address1" label="Address Line 1" maxLength={vendorLengths.address1} sx={span(4)} />
        <Text source="address2" label="Address Line 2" maxLength={vendorLengths.address2} sx={span(2)} />
        <Text source="city" label="City" maxLength={vendorLengths.city} sx={span(2)} />
        <StateInput isRequired sx={span(2)} />
        <Text source="zipCode" label="Zip" maxLength={vendorLengths.zipCode} sx={span(1)} />
        <TextInput
          source="country"
          label="Country"
          readOnly
          helperText={false}
          sx={span(1)}
          slotProps={{ htmlInput: { maxLength: vendorLengths.country } }}
        />
        <TextInput
          source="description"
          label="Description"
          multiline
          minRows={4}
          maxRows={12}
          helperText={false}
          sx={span(6)}
          slotProps={{ htmlInput: { maxLength: vendorLengths.description, style: { padding: '10px 12px' } } }}
        />
      </Box>
      <CategoriesInput vendorId={id} />
      <PictureInput
        source="logo"
        label="Logo"
        area="VendorLogos"
        send={(file, onProgress) => dataProvider.uploadLogo(file, onProgress)}
      />
    </Box>
  );
}
