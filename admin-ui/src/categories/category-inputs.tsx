import { TextInput } from 'react-admin';
import { categoryNameLength } from './category-rules';
import { PrimaryInput } from './primary-input';

/** The fields of a category, shared by both dialogs [CAT-14], [CAT-15]. */
export function CategoryInputs({ id }: { id?: number }) {
  return (
    <>
      <TextInput
        source="name"
        label="Category Name"
        isRequired
        autoFocus
        helperText={false}
        slotProps={{ htmlInput: { maxLength: categoryNameLength, autoComplete: 'off' } }}
      />
      <PrimaryInput except={id} />
    </>
  );
}
