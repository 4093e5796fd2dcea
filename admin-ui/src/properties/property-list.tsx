import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { TextInput, useDataProvider, useListContext } from 'react-admin';
import { CheckInput } from '../components/check-input';
import { AllOrOne } from '../components/list/all-or-one';
import { FilterBar } from '../components/list/filter-bar';
import { RecordListBase } from '../components/list/record-list-base';
import { Link } from 'react-router';
import { DownloadButton } from '../components/download-button';
import { ListPage } from '../components/list/list-page';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { StateInput } from '../components/lookups/state-input';
import { nameOf, useLookups } from '../components/lookups/use-lookups';
import { paths } from '../paths';
import { StoreNameInput } from './store-name-input';
import { PropertyTable } from './property-table';
import type { Property } from '../records/property';

/** The property listing [APROP-01] to [APROP-19]. */
export default function PropertyList() {
  return (
    <RecordListBase<Property> resource="properties">
      <Listing />
    </RecordListBase>
  );
}

function Listing() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { filterValues, sort } = useListContext<Property>();
  const { states, propertyStatuses } = useLookups();
  return (
    <ListPage
      title="Property Listings"
      of="Properties"
      primary={
        <Button variant="contained" color="primary" startIcon={<Add />} component={Link} to={paths.newProperty}>
          Add New Property
        </Button>
      }
    >
      <FilterBar
        words={{ name: { label: 'Store Name' } }}
        actions={
          <DownloadButton
            fetch={() => dataProvider.downloadProperties(filterValues, nameOf(states, filterValues.stateId), sort)}
          />
        }
      >
        <StoreNameInput />
        <TextInput source="city" label="City" helperText={false} />
        <StateInput />
        <AllOrOne source="statusId" label="Status" choices={propertyStatuses} />
        <CheckInput source="unpublished" label="Show only unpublished properties" sx={{ alignSelf: 'flex-end' }} />
      </FilterBar>
      <PropertyTable />
    </ListPage>
  );
}
