import type { CategoryBodyDto } from '@stowbridge/api';
import { useNotify, useRefresh } from 'react-admin';
import { FormModal } from '../components/FormModal';
import { useVersioned } from '../components/useVersioned';
import type { Category } from './category';
import { CategoryInputs } from './CategoryInputs';
import { categoryErrors, type CategoryForm } from './categoryRules';

const formOf = ({ name, primaryCategoryId, primaryCategoryName }: Category): CategoryForm => ({
  name,
  primary: primaryCategoryId === null ? null : { id: primaryCategoryId, name: primaryCategoryName ?? '' },
});

/** The modal `Update Category` [CAT-13]. */
export function CategoryEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const category = useVersioned<Category, CategoryBodyDto>('categories', id);
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async ({ name, primary }: CategoryForm) => {
    await category.replace({ name, primaryCategoryId: primary?.id });
    notify(`${name.trim()} is saved.`, { type: 'success' });
    onClose();
    refresh();
  };
  return (
    <FormModal<CategoryForm> title="Update Category" start={category.record && formOf(category.record)} failure={category.failure} validate={categoryErrors} save={save} reload={() => category.reload().then(formOf)} onClose={onClose}>
      <CategoryInputs id={id} />
    </FormModal>
  );
}
