import Box from '@mui/material/Box';
import { TextInput, useDataProvider } from 'react-admin';
import { PictureInput } from '../components/picture-input';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { StateInput } from '../lookups/state-input';
import { CategoriesInput } from './categories/categories-input';
import { vendorLengths } from './vendor-rules';

const span = (of6: number) => ({ gridColumn: { sm: `span ${of6}` } });

interface TextProps {
  source: keyof typeof vendorLengths;
  label: string;
  of6: number;
  isRequired?: boolean;
  autoFocus?: boolean;
  inputMode?: 'url';
}

function Text({ source, label, of6, isRequired, autoFocus, inputMode }: TextProps) {
  return (
    <TextInput
      source={source}
      label={label}
      isRequired={isRequired}
      autoFocus={autoFocus}
      helperText={false}
      sx={span(of6)}
      slotProps={{ htmlInput: { maxLength: vendorLengths[source], autoComplete: 'off', inputMode } }}
    />
  );
}

/** The fields of a vendor, shared by adding and updating [VEND-09], [VEND-14] to [VEND-20]. */
export function VendorInputs({ id }: { id?: number }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: 'repeat(6, 1fr)' }, alignItems: 'start' }}
      >
        <Text source="companyName" label="Company Name" of6={3} isRequired autoFocus />
        <Text source="website" label="Website" of6={3} isRequired inputMode="url" />
        <Text source="address1" label="Address Line 1" of6={4} />
        <Text source="address2" label="Address Line 2" of6={2} />
        <Text source="city" label="City" of6={2} />
        <StateInput isRequired sx={span(2)} />
        <Text source="zipCode" label="Zip" of6={1} />
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
