import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { DataTable, useDataProvider } from 'react-admin';
import { nothing, shortDate } from '../components/format';
import { NameButton } from '../components/list/name-button';
import { recede } from '../components/list/recede';
import { RecordList } from '../components/list/record-list';
import { RowAction, RowActions } from '../components/list/row-actions';
import { StandingAction } from '../components/list/standing-action';
import { Total } from '../components/list/total';
import { StateChip } from '../components/state-chip';
import { StoredPicture } from '../components/stored-picture';
import type { AdminDataProvider } from '../data-provider/data-provider';
import type { Vendor } from './vendor';

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
      <Total of="Vendors" />
      <RecordList<Vendor>
        label="Vendors"
        empty="No records found"
        rowSx={recede}
        card={(vendor) => <VendorCard vendor={vendor} name={name(vendor)} actions={actions(vendor)} />}
      >
        <Col source="createdAt" label="Date" render={(vendor) => shortDate(vendor.createdAt)} />
        <Col source="companyName" label="Company Name" render={name} />
        <Col source="city" label="City" render={(vendor) => vendor.city ?? nothing} />
        <Col source="stateCode" label="State" />
        <Col source="zipCode" label="Zip" render={(vendor) => vendor.zipCode ?? nothing} />
        <Col label="Actions" render={actions} sx={{ textAlign: 'right' }} />
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
      <StandingAction
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
