import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { RowAction } from '../../components/list/RowActions';
import { useTask } from '../../components/useTask';
import type { AdminDataProvider } from '../../dataProvider/dataProvider';
import type { Vendor } from '../vendor';
import { CategoryPicker } from './CategoryPicker';

/** Sets the categories of a vendor from its row [VEND-24]. */
export function VendorCategories({ vendor: { id, companyName, categoryIds } }: { vendor: Vendor }) {
  const [picking, setPicking] = useState(false);
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const save = useTask(async (ids: number[]) => {
    await dataProvider.setVendorCategories(id, ids);
    setPicking(false);
    notify(`The categories of ${companyName} are saved.`, { type: 'success' });
    refresh();
  });
  return (
    <>
      <RowAction label="Categories" of={companyName} icon={CategoryOutlined} onClick={() => setPicking(true)} />
      {picking && (
        <CategoryPicker
          vendorId={id}
          selected={categoryIds}
          confirm="Save"
          running={save.running}
          failure={save.failure}
          onConfirm={(ids) => void save.run(ids)}
          onClose={() => {
            save.forget();
            setPicking(false);
          }}
        />
      )}
    </>
  );
}
