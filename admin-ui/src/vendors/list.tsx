import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { DataTable, TextInput, useDataProvider } from 'react-admin';
import { generatePath, Navigate, useSearchParams } from 'react-router';
import { nothing, shortDate } from '../components/format';
import { FilterBar } from '../components/list/filter-bar';
import { NameButton } from '../components/list/name-button';
import { mutedRow } from '../components/list/muted-row';
import { ActionsCol, DateCol } from '../components/list/columns';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { RowAction, RowActions } from '../components/list/row-actions';
import { DeleteOrRestore } from '../components/list/delete-or-restore';
import { ListPage } from '../components/list/list-page';
import { StateChip } from '../components/state-chip';
import { StoredPicture } from '../components/stored-picture';
import { useDialog } from '../components/use-dialog';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { StateInput } from '../components/lookups/state-input';
import { below, paths } from '../paths';
import { VendorCategories } from './categories/vendor-categories';
import type { Vendor } from './vendor';
import { VendorCreate, VendorEdit } from './edit';

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
    <RecordListBase<Vendor> resource="vendors">
      <ListPage
        title="Vendor List"
        of="Vendors"
        primary={
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
      </ListPage>
    </RecordListBase>
  );
}

const Col = DataTable.Col<Vendor>;

/** The rows: date, company name, city, state, zip, actions [VEND-02]. */
export function VendorTable({
  onEdit,
  onCategories,
}: {
  onEdit: (id: number) => void;
  onCategories: (id: number) => void;
}) {
  const actions = (vendor: Vendor) => (
    <Actions vendor={vendor} onEdit={() => onEdit(vendor.id)} onCategories={() => onCategories(vendor.id)} />
  );
  const name = (vendor: Vendor) => <Name vendor={vendor} onEdit={() => onEdit(vendor.id)} />;
  return (
    <>
      <RecordList<Vendor>
        label="Vendors"
        empty="No records found"
        rowSx={mutedRow}
        card={(vendor) => <VendorCard vendor={vendor} name={name(vendor)} actions={actions(vendor)} />}
      >
        <DateCol source="createdAt" label="Date" render={(vendor) => shortDate(vendor.createdAt)} />
        <Col source="companyName" label="Company Name" render={name} />
        <Col source="city" label="City" render={(vendor) => vendor.city ?? nothing} />
        <Col source="stateCode" label="State" />
        <Col source="zipCode" label="Zip" render={(vendor) => vendor.zipCode ?? nothing} />
        <ActionsCol<Vendor> render={actions} />
      </RecordList>
    </>
  );
}

function Name({ vendor, onEdit }: { vendor: Vendor; onEdit: () => void }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, my: -0.5 }}>
      <StoredPicture area="VendorLogos" name={vendor.logo} alt="" size={34} />
      <NameButton onClick={onEdit}>{vendor.companyName}</NameButton>
      {!vendor.active && <StateChip tone="neutral" label="Inactive" />}
    </Box>
  );
}

/** `edit`, and `delete` or `restore`, each after a confirmation [VEND-03] to [VEND-08]. */
function Actions({ vendor, onEdit, onCategories }: { vendor: Vendor; onEdit: () => void; onCategories: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { id, companyName, active } = vendor;
  return (
    <RowActions>
      <RowAction label="Edit" of={companyName} icon={EditOutlined} onClick={onEdit} />
      <RowAction label="Categories" of={companyName} icon={CategoryOutlined} onClick={onCategories} />
      <DeleteOrRestore
        kind="Vendor"
        name={companyName}
        active={active}
        remove={() => dataProvider.deleteVendor(id)}
        restore={() => dataProvider.restoreVendor(id)}
        consequence="It disappears from the public directory; it can be restored."
      />
    </RowActions>
  );
}

function VendorCard({ vendor, name, actions }: { vendor: Vendor; name: React.ReactNode; actions: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {name}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Box className="quiet" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {[[vendor.city, vendor.stateCode].filter(Boolean).join(', '), vendor.zipCode].filter(Boolean).join(' ')} ·{' '}
          {shortDate(vendor.createdAt)}
        </Box>
        {actions}
      </Box>
    </Box>
  );
}
