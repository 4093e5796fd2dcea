import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ListBase, TextInput } from 'react-admin';
import { generatePath, Navigate, useSearchParams } from 'react-router';
import { FilterBar } from '../components/list/filter-bar';
import { PageFrame } from '../components/page-frame';
import { useDialog } from '../components/use-dialog';
import { StateInput } from '../lookups/state-input';
import { below, paths } from '../paths';
import { VendorCategories } from './categories/vendor-categories';
import type { Vendor } from './vendor';
import { VendorCreate } from './vendor-create';
import { VendorEdit } from './vendor-edit';
import { VendorTable } from './vendor-table';

/** The companies of the public directory [VEND-01] to [VEND-12]; `?edit=12` leads to one of them. */
export default function VendorList() {
  const adding = useDialog(paths.vendors, below.new);
  const editing = useDialog(paths.vendors, below.editOne);
  const choosing = useDialog(paths.vendors, below.categories);
  const [search] = useSearchParams();
  const linked = search.get('edit');
  if (linked) {
    return <Navigate to={generatePath(`${paths.vendors}/${below.editOne}`, { id: linked })} replace />;
  }
  return (
    <ListBase<Vendor>
      resource="vendors"
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={10}
      queryOptions={{ onError: () => undefined }}
    >
      <PageFrame
        title="Vendor List"
        actions={
          <Button variant="contained" color="primary" startIcon={<Add />} onClick={() => adding.open()}>
            Add New Vendor
          </Button>
        }
      >
        <FilterBar>
          <TextInput source="companyName" label="Company Name" helperText={false} />
          <TextInput source="city" label="City" helperText={false} />
          <StateInput />
        </FilterBar>
        <VendorTable onEdit={(id) => editing.open({ id })} onCategories={(id) => choosing.open({ id })} />
        {adding.params && <VendorCreate onClose={adding.close} />}
        {editing.params && <VendorEdit key={editing.id} id={editing.id} onClose={editing.close} />}
        {choosing.params && <VendorCategories key={choosing.id} id={choosing.id} onClose={choosing.close} />}
      </PageFrame>
    </ListBase>
  );
}
