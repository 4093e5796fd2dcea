import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { FormModal } from '../components/FormModal';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { CategoryInputs } from './CategoryInputs';
import { categoryErrors, emptyCategory, type CategoryForm } from './categoryRules';

/** The modal `Add New Category` [CAT-12]. */
export function CategoryCreate({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async ({ name, primary }: CategoryForm) => {
    await dataProvider.createCategory({ name, primaryCategoryId: primary?.id });
    notify(`${name.trim()} is added.`, { type: 'success' });
    onClose();
    refresh();
  };
  return (
    <FormModal<CategoryForm> title="Add New Category" start={emptyCategory} validate={categoryErrors} save={save} onClose={onClose}>
      <CategoryInputs />
    </FormModal>
  );
}
