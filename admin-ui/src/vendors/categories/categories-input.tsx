import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState } from 'react';
import { useInput } from 'react-admin';
import { StateChip } from '../../components/state-chip';
import { CategoryPicker } from './category-picker';
import { useChildCategories } from './use-child-categories';

/** The categories in the vendor's form, chosen in the category selection modal [VEND-10]. */
export function CategoriesInput({ vendorId }: { vendorId?: number }) {
  const { field } = useInput({ source: 'categoryIds', defaultValue: [] });
  const [picking, setPicking] = useState(false);
  const { categories } = useChildCategories(vendorId);
  const id = useId();
  const ids = field.value as number[];
  const chosen = (categories ?? []).filter(({ ID }) => ids.includes(ID));
  return (
    <Box role="group" aria-labelledby={id} data-field="categoryIds">
      <FormLabel id={id} component="div" sx={{ mb: 1.5 }}>
        Categories
      </FormLabel>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          '& > span': { height: 'auto', minHeight: 22, whiteSpace: 'normal' },
        }}
      >
        {chosen.map(({ ID, Name }) => (
          <StateChip key={ID} tone="neutral" label={Name} />
        ))}
        <Button onClick={() => setPicking(true)}>Select Categories</Button>
      </Box>
      {ids.length === 0 && (
        <FormHelperText>Without a category it is found only in the list of all vendors.</FormHelperText>
      )}
      {picking && (
        <CategoryPicker
          vendorId={vendorId}
          selected={ids}
          confirm="Select"
          onConfirm={(next) => {
            field.onChange(next);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Box>
  );
}
