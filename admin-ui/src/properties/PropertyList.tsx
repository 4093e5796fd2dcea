import Add from '@mui/icons-material/Add';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { ListBase, useDataProvider, useListContext, useNotify } from 'react-admin';
import { Link } from 'react-router';
import { PageFrame } from '../components/PageFrame';
import { useTask } from '../components/useTask';
import { totalText } from '../components/format';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { messageOf } from '../dataProvider/failure';
import { nameOf, useLookups } from '../lookups/useLookups';
import { paths } from '../paths';
import { PropertyFilters } from './PropertyFilters';
import { PropertyTable } from './PropertyTable';
import type { Property } from './property';
import Box from '@mui/material/Box';

/** The property listing [APROP-01] to [APROP-19]. */
export default function PropertyList() {
  return (
    <ListBase<Property> resource="properties" sort={{ field: 'createdAt', order: 'DESC' }} perPage={10} queryOptions={{ onError: () => undefined }}>
      <Listing />
    </ListBase>
  );
}

function Listing() {
  const { total } = useListContext<Property>();
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
      <PropertyFilters actions={<DownloadButton />} />
      <PropertyTable />
    </PageFrame>
  );
}

function DownloadButton() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { filterValues } = useListContext();
  const { states } = useLookups();
  const notify = useNotify();
  const download = useTask(async () => {
    try {
      await dataProvider.downloadProperties(filterValues, nameOf(states, filterValues.stateId));
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  });
  return (
    <Button startIcon={<FileDownloadOutlined />} loading={download.running} onClick={() => void download.run()}>
      Download
    </Button>
  );
}
