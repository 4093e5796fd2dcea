import { useDataProvider, useGetOne, useNotify, useRefresh } from 'react-admin';
import { NotHere } from '../../components/not-here';
import { useTask } from '../../components/use-task';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import type { Vendor } from '../vendor';
import { CategoryPicker } from './category-picker';

/** Sets the categories of the vendor that the address names [VEND-24]. */
export function VendorCategories({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: vendor, error } = useGetOne<Vendor>('vendors', { id }, { onError: () => undefined, retry: false });
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = useTask(async (ids: number[]) => {
    await dataProvider.setVendorCategories(id, ids);
    onClose();
    notify(`The categories of ${vendor?.companyName} are saved.`, { type: 'success' });
    refresh();
  });
  if (!vendor) {
    return (
      <NotHere title="Select Categories" failure={error ? 'This vendor could not be opened.' : ''} onClose={onClose} />
    );
  }
  return (
    <CategoryPicker
      vendorId={id}
      selected={vendor.categoryIds}
      confirm="Save"
      running={save.running}
      failure={save.failure}
      onConfirm={(ids) => void save.run(ids)}
      onClose={onClose}
    />
  );
}
