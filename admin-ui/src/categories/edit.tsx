import type { CategoryBodyDto } from '@stowbridge/api';
import { useDataProvider } from 'react-admin';
import { Text } from '../components/text';
import { FormDialog } from '../components/form/form-dialog';
import { useVersioned } from '../components/use-versioned';
import type { AdminDataProvider } from '../data-provider/data-provider';
import {
  type Category,
  categoryErrors,
  type CategoryForm,
  categoryNameLength,
  emptyCategory,
} from '../records/category';
import { PrimaryInput } from './primary-input';

const formOf = ({ name, primaryCategoryId, primaryCategoryName }: Category): CategoryForm => ({
  name,
  primary: primaryCategoryId === null ? null : { id: primaryCategoryId, name: primaryCategoryName ?? '' },
});

/** The modal `Update Category` [CAT-13]. */
export function CategoryEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const category = useVersioned<Category, CategoryBodyDto>('categories', id);
  const save = async ({ name, primary }: CategoryForm) => {
    await category.replace({ name, primaryCategoryId: primary?.id });
    return `${name.trim()} is saved.`;
  };
  return (
    <FormDialog<CategoryForm>
      title="Update Category"
      keptAs={`category/${id}`}
      {...category.form(formOf)}
      validate={categoryErrors}
      save={save}
      onClose={onClose}
    >
      <CategoryInputs id={id} />
    </FormDialog>
  );
}

/** The modal `Add New Category` [CAT-12]. */
export function CategoryCreate({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const save = async ({ name, primary }: CategoryForm, key: string) => {
    await dataProvider.createCategory({ name, primaryCategoryId: primary?.id }, key);
    return `${name.trim()} is added.`;
  };
  return (
    <FormDialog<CategoryForm>
      title="Add New Category"
      submit="Add Category"
      keptAs="category/new"
      start={emptyCategory}
      validate={categoryErrors}
      save={save}
      onClose={onClose}
    >
      <CategoryInputs />
    </FormDialog>
  );
}

/** The fields of a category, shared by both dialogs [CAT-14], [CAT-15]. */
function CategoryInputs({ id }: { id?: number }) {
  return (
    <>
      <Text
        source="name"
        label="Category Name"
        maxLength={categoryNameLength}
        isRequired
        // eslint-disable-next-line jsx-a11y/no-autofocus -- first field of a dialog
        autoFocus
      />
      <PrimaryInput except={id} />
    </>
  );
}
