import Add from '@mui/icons-material/Add';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { DataTable, ListBase, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { shortDate } from '../../components/format';
import { RecordList } from '../../components/list/RecordList';
import { RowAction, RowActions } from '../../components/list/RowActions';
import { Panel } from '../../components/Panel';
import { paths } from '../../paths';
import type { Property } from '../../properties/property';
import { PropertyDialog } from '../../properties/PropertyDialog';
import type { User } from '../user';
import { AddProperties } from './AddProperties';
import { UnassignProperty } from './UnassignProperty';

const Col = DataTable.Col<Property>;

/** `Property Information`: the properties of a seller, page by page, and the way to more [ASEL-08] to [ASEL-13]. */
export function SellerProperties({ seller }: { seller: User }) {
  return (
    <ListBase<Property>
      resource="properties"
      filter={{ sellerId: seller.id }}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={10}
      disableSyncWithLocation
      storeKey={false}
      queryOptions={{ onError: () => undefined }}
    >
      <Properties seller={seller} />
    </ListBase>
  );
}

function Properties({ seller }: { seller: User }) {
  const { total } = useListContext<Property>();
  const [adding, setAdding] = useState(false);
  return (
    <Panel
      title="Property Information"
      aside={total || undefined}
      flush
      actions={
        <Button startIcon={<Add />} onClick={() => setAdding(true)}>
          Add Property
        </Button>
      }
    >
      <RecordList<Property> label="Property Information" plain empty="No records found" card={(property) => <PropertyCard property={property} seller={seller} />}>
        <Col source="createdAt" label="Date" render={(property) => shortDate(property.createdAt)} />
        <Col source="name" label="Property Name" render={(property) => <PropertyLink property={property} />} />
        <Col source="city" label="City" />
        <Col source="stateCode" label="State" />
        <Col source="zipCode" label="Zip Code" />
        <Col label="Actions" sx={{ textAlign: 'right' }} render={(property) => <Actions property={property} seller={seller} />} />
      </RecordList>
      {adding && <AddProperties seller={seller} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function Actions({ property, seller }: { property: Property; seller: User }) {
  const [looking, setLooking] = useState(false);
  return (
    <RowActions>
      <RowAction label="Details" of={property.name} icon={ArticleOutlined} onClick={() => setLooking(true)} />
      <RowAction label="View" of={property.name} icon={VisibilityOutlined} to={paths.property(property.id)} />
      <UnassignProperty property={property} seller={seller} />
      {looking && <PropertyDialog id={property.id} name={property.name} onClose={() => setLooking(false)} />}
    </RowActions>
  );
}

function PropertyLink({ property }: { property: Property }) {
  return (
    <Link component={RouterLink} to={paths.property(property.id)} sx={{ fontWeight: 560, color: 'text.primary', overflowWrap: 'anywhere' }}>
      {property.name}
    </Link>
  );
}

function PropertyCard({ property, seller }: { property: Property; seller: User }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 3 }}>
      <Box sx={{ minWidth: 0 }}>
        <PropertyLink property={property} />
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {property.city}, {property.stateCode} {property.zipCode} · {shortDate(property.createdAt)}
        </Box>
      </Box>
      <Actions property={property} seller={seller} />
    </Box>
  );
}
