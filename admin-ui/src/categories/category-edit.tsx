import type { CategoryBodyDto } from '@stowbridge/api';
import { FormDialog } from '../components/form/form-dialog';
import { useVersioned } from '../components/use-versioned';
import type { Category } from './category';
import { CategoryInputs } from './category-inputs';
import { categoryErrors, type CategoryForm } from './category-rules';

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
      start={category.record && formOf(category.record)}
      failure={category.failure}
      onRetry={id > 0 ? category.retry : undefined}
      validate={categoryErrors}
      save={save}
      reload={() => category.reload().then(formOf)}
      onClose={onClose}
    >
      <CategoryInputs id={id} />
    </FormDialog>
  );
}
