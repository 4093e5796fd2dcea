import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ListBase, TextInput } from 'react-admin';
import { useSearchParams } from 'react-router';
import { FilterBar } from '../components/list/FilterBar';
import { PageFrame } from '../components/PageFrame';
import { StateInput } from '../lookups/StateInput';
import type { Vendor } from './vendor';
import { VendorCreate } from './VendorCreate';
import { VendorEdit } from './VendorEdit';
import { VendorTable } from './VendorTable';

/** The companies of the public directory [VEND-01] to [VEND-12]; ?edit=12 opens one of them. */
export default function VendorList() {
  const [adding, setAdding] = useState(false);
  const [search, setSearch] = useSearchParams();
  const edited = Number(search.get('edit'));
  const edit = (id?: number) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (id) next.set('edit', String(id));
      else next.delete('edit');
      return next;
    });
  return (
    <ListBase<Vendor> resource="vendors" sort={{ field: 'createdAt', order: 'DESC' }} perPage={10} queryOptions={{ onError: () => undefined }}>
      <PageFrame
        title="Vendor List"
        actions={
          <Button variant="contained" color="primary" startIcon={<Add />} onClick={() => setAdding(true)}>
            Add New Vendor
          </Button>
        }
      >
        <FilterBar>
          <TextInput source="companyName" label="Company Name" helperText={false} />
          <TextInput source="city" label="City" helperText={false} />
          <StateInput />
        </FilterBar>
        <VendorTable onEdit={edit} />
        {adding && <VendorCreate onClose={() => setAdding(false)} />}
        {edited > 0 && <VendorEdit key={edited} id={edited} onClose={() => edit()} />}
      </PageFrame>
    </ListBase>
  );
}
