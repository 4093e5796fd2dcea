import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataTable, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { shortDate } from '../components/format';
import { RecordList } from '../components/list/RecordList';
import { RowAction, RowActions } from '../components/list/RowActions';
import { paths } from '../paths';
import { DeletePropertyAction } from './actions/DeletePropertyAction';
import { PublishAction } from './actions/PublishAction';
import { PropertyImage } from './images/PropertyImage';
import type { Property } from './property';
import { PropertyStatus } from './PropertyStatus';

const Col = DataTable.Col<Property>;

/** The rows of the listing [APROP-13]; unpublished ones recede [APROP-15]. */
export function PropertyTable() {
  const { filterValues } = useListContext();
  return (
    <RecordList<Property>
      label="Properties"
      empty={Object.keys(filterValues).length ? 'No properties match this search.' : 'Properties appear here once they are added.'}
      rowSx={(property) => (property.active ? {} : { bgcolor: 'background.default', '& td, & a, & .quiet': { color: 'text.secondary' }, '& img': { filter: 'grayscale(1)' } })}
      card={(property) => <PropertyCard property={property} />}
    >
      <Col source="createdAt" label="Date" render={(property) => shortDate(property.createdAt)} />
      <Col source="name" label="Property Name" render={(property) => <NameCell property={property} />} />
      <Col source="city" label="City" />
      <Col source="stateId" label="State" render={(property) => property.stateCode} />
      <Col source="zipCode" label="Zip" />
      <Col source="sellerName" label="Seller" render={(property) => property.sellerName ?? 'Not assigned'} />
      <Col source="statusId" label="Status" render={(property) => <PropertyStatus property={property} />} />
      <Col label="Actions" render={(property) => <Actions property={property} />} sx={{ textAlign: 'right' }} />
    </RecordList>
  );
}

function NameCell({ property }: { property: Property }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 200, my: -0.5 }}>
      <PropertyImage fileName={property.imageName} alt="" width={400} sx={{ width: 44, height: 33, borderRadius: '6px', flex: 'none' }} />
      <Link component={RouterLink} to={paths.property(property.id)} color="text.primary" sx={{ fontWeight: 560, color: 'text.primary' }}>
        {property.name}
      </Link>
    </Box>
  );
}

function Actions({ property }: { property: Property }) {
  return (
    <RowActions>
      <RowAction label="View" of={property.name} icon={VisibilityOutlined} to={paths.property(property.id)} />
      <RowAction label="Preview" of={property.name} icon={OpenInNewOutlined} href={paths.preview(property.id)} />
      <PublishAction property={property} />
      <DeletePropertyAction property={property} />
    </RowActions>
  );
}

function PropertyCard({ property }: { property: Property }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '72px 1fr', gap: 3 }}>
      <PropertyImage fileName={property.imageName} alt="" width={400} sx={{ width: 72, height: 54, borderRadius: '6px' }} />
      <Box sx={{ minWidth: 0 }}>
        <Link component={RouterLink} to={paths.property(property.id)} sx={{ fontWeight: 580, color: 'text.primary' }}>
          {property.name}
        </Link>
        <Box className="quiet" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {property.city}, {property.stateCode} {property.zipCode} · {shortDate(property.createdAt)}
        </Box>
        <Box className="quiet" sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 2 }}>
          {property.sellerName ?? 'No seller assigned'}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <PropertyStatus property={property} />
          <Actions property={property} />
        </Box>
      </Box>
    </Box>
  );
}
