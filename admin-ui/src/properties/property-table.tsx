import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { propertyColumns } from '@stowbridge/contract/columns';
import { Role } from '@stowbridge/contract/ids';
import { useListContext } from 'react-admin';
import { shortDate } from '../components/format';
import { ActionsCol, sharedColumns } from '../components/list/columns';
import { RecordList } from '../components/list/record-list';
import { RowAction, RowActions } from '../components/list/row-actions';
import { RecordLink } from '../components/record-link';
import { paths } from '../paths';
import { DeletePropertyAction } from './actions/delete-property-action';
import { PublishAction } from './actions/publish-action';
import { PropertyImage } from './images/property-image';
import type { Property } from '../records/property';
import { PropertyStatus } from '../components/property-status';

/** The rows of the listing [APROP-13]; unpublished ones are muted [APROP-15]. */
export function PropertyTable() {
  const { filterValues } = useListContext();
  return (
    <RecordList<Property>
      label="Properties"
      empty={
        Object.keys(filterValues).length
          ? 'No properties match this search.'
          : 'Properties appear here once they are added.'
      }
      rowSx={(property) =>
        property.active
          ? {}
          : {
              bgcolor: 'background.default',
              '& td, & a, & .quiet': { color: 'text.secondary' },
              '& img': { filter: 'grayscale(1)' },
            }
      }
      card={(property) => <PropertyCard property={property} />}
    >
      {sharedColumns<Property>(
        propertyColumns,
        {
          name: (property) => <NameCell property={property} />,
          sellerName: (property) => <Seller property={property}>Not assigned</Seller>,
          statusId: (property) => <PropertyStatus property={property} />,
        },
        ['capRate', 'pricePerSqft'],
      )}
      <ActionsCol<Property> render={(property) => <Actions property={property} />} />
    </RecordList>
  );
}

function NameCell({ property }: { property: Property }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minWidth: 200, my: -0.5 }}>
      <PropertyImage
        fileName={property.imageName}
        alt=""
        width={400}
        sx={{ width: 44, height: 33, borderRadius: '6px', flex: 'none' }}
      />
      <RecordLink kind="property" id={property.id} name={property.name} sx={{ fontWeight: 560 }} />
    </Box>
  );
}

/** Whose property it is, or the words for nobody's. */
function Seller({ property: { sellerId, sellerName }, children }: { property: Property; children: string }) {
  return sellerId ? <RecordLink kind="user" id={sellerId} name={sellerName} userTypeId={Role.Seller} /> : children;
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
      <PropertyImage
        fileName={property.imageName}
        alt=""
        width={400}
        sx={{ width: 72, height: 54, borderRadius: '6px' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <RecordLink kind="property" id={property.id} name={property.name} sx={{ fontWeight: 580 }} />
        <Box className="quiet" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {property.city}, {property.stateCode} {property.zipCode} · {shortDate(property.createdAt)}
        </Box>
        <Box className="quiet" sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 2 }}>
          <Seller property={property}>No seller assigned</Seller>
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <PropertyStatus property={property} />
          <Actions property={property} />
        </Box>
      </Box>
    </Box>
  );
}
