import Add from '@mui/icons-material/Add';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataTable, useListContext } from 'react-admin';
import { shortDate } from '../../components/format';
import { ActionsCol, DateCol } from '../../components/list/columns';
import { RecordList } from '../../components/list/record-list';
import { RecordListBase } from '../../components/list/record-list-base';
import { RowAction, RowActions } from '../../components/list/row-actions';
import { Panel } from '../../components/panel';
import { useDialog } from '../../components/use-dialog';
import { RecordLink } from '../../components/record-link';
import { below, paths } from '../../paths';
import type { Property } from '../../records/property';
import { PropertyEdit } from '../../panels/properties/form/property-edit';
import { PropertyDialog } from '../../panels/properties/property-dialog';
import type { User } from '../../records/user';
import { AddProperties } from './add-properties';
import { UnassignProperty } from './unassign-property';

const Col = DataTable.Col<Property>;

/** `Property Information`: the properties of a seller, page by page, and the way to more [ASEL-08] to [ASEL-13]. */
export function SellerProperties({ seller }: { seller: User }) {
  return (
    <RecordListBase<Property> resource="properties" filter={{ sellerId: seller.id }} inPanel>
      <Properties seller={seller} />
    </RecordListBase>
  );
}

function Properties({ seller }: { seller: User }) {
  const { total } = useListContext<Property>();
  const adding = useDialog(paths.seller(seller.id), below.addProperties);
  const looking = useDialog(paths.seller(seller.id), below.listedProperty);
  const editing = useDialog(paths.seller(seller.id), below.listedPropertyEdit);
  return (
    <Panel
      title="Property Information"
      aside={total || undefined}
      flush
      actions={
        <Button startIcon={<Add />} onClick={() => adding.open()}>
          Add Property
        </Button>
      }
    >
      <RecordList<Property>
        label="Property Information"
        plain
        empty="No records found"
        card={(property) => <PropertyCard property={property} seller={seller} />}
      >
        <DateCol source="createdAt" label="Date" render={(property) => shortDate(property.createdAt)} />
        <Col source="name" label="Property Name" render={(property) => <PropertyLink property={property} />} />
        <Col source="city" label="City" />
        <Col source="stateCode" label="State" />
        <Col source="zipCode" label="Zip Code" />
        <ActionsCol<Property> render={(property) => <Actions property={property} seller={seller} />} />
      </RecordList>
      {adding.params && <AddProperties seller={seller} onClose={adding.close} />}
      {looking.params && (
        <PropertyDialog
          id={looking.id}
          onEdit={() => editing.open({ id: looking.id }, 'instead')}
          onClose={looking.close}
        />
      )}
      {editing.params && <PropertyEdit id={editing.id} title="Update Property" onClose={editing.close} />}
    </Panel>
  );
}

function Actions({ property, seller }: { property: Property; seller: User }) {
  const looking = useDialog(paths.seller(seller.id), below.listedProperty);
  return (
    <RowActions>
      <RowAction
        label="Details"
        of={property.name}
        icon={ArticleOutlined}
        onClick={() => looking.open({ id: property.id })}
      />
      <RowAction label="View" of={property.name} icon={VisibilityOutlined} to={paths.property(property.id)} />
      <UnassignProperty property={property} seller={seller} />
    </RowActions>
  );
}

function PropertyLink({ property }: { property: Property }) {
  return <RecordLink kind="property" id={property.id} name={property.name} sx={{ fontWeight: 560 }} />;
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
