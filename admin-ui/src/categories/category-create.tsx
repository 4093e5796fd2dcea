import { useDataProvider } from 'react-admin';
import { FormDialog } from '../components/form/form-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { CategoryInputs } from './category-inputs';
import { categoryErrors, emptyCategory, type CategoryForm } from './category-rules';

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
