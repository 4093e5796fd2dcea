import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useListContext } from 'react-admin';
import { RecordListBase } from '../components/list/record-list-base';
import { Link } from 'react-router';
import { DownloadButton } from '../components/download-button';
import { totalText } from '../components/format';
import { PageFrame } from '../components/page-frame';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { nameOf, useLookups } from '../components/lookups/use-lookups';
import { paths } from '../paths';
import { PropertyFilters } from './property-filters';
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
  const { filterValues, total } = useListContext<Property>();
  const { states } = useLookups();
  return (
    <PageFrame
      title="Property Listings"
      aside={total !== undefined && <Box sx={{ color: 'text.secondary' }}>{`${totalText(total)} total`}</Box>}
      actions={
        <Button variant="contained" color="primary" startIcon={<Add />} component={Link} to={paths.newProperty}>
          Add New Property
        </Button>
      }
    >
      <PropertyFilters
        actions={
          <DownloadButton
            fetch={() => dataProvider.downloadProperties(filterValues, nameOf(states, filterValues.stateId))}
          />
        }
      />
      <PropertyTable />
    </PageFrame>
  );
}
