import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListBase, TextInput, useDataProvider, useListContext, useNotify } from 'react-admin';
import { number } from '../components/format';
import { AllOrOne } from '../components/list/AllOrOne';
import { FilterBar } from '../components/list/FilterBar';
import { PageFrame } from '../components/PageFrame';
import { useTask } from '../components/useTask';
import type { AdminDataProvider } from '../dataProvider/dataProvider';
import { messageOf } from '../dataProvider/failure';
import { useLookups } from '../lookups/useLookups';
import type { Deal } from './deal';
import { DealTable } from './DealTable';
import { trackedStages } from './stages';
import { DealFromAddress } from './view/DealFromAddress';

/** The deal tracker [DEAL-01] to [DEAL-08]. */
export default function DealTracker() {
  return (
    <ListBase<Deal> resource="deals" filter={{ tracker: true }} sort={{ field: 'statusDate', order: 'DESC' }} perPage={10} queryOptions={{ onError: () => undefined }}>
      <Tracker />
    </ListBase>
  );
}

function Tracker() {
  const { total } = useListContext<Deal>();
  const { dealStatuses } = useLookups();
  return (
    <PageFrame title="Deal Tracker" aside={total !== undefined && <Box sx={{ color: 'text.secondary' }}>{`${number(total)} total`}</Box>}>
      <FilterBar actions={<DownloadButton />}>
        <TextInput source="propertyName" label="Property Name" helperText={false} />
        <AllOrOne source="statusId" label="Status" choices={trackedStages(dealStatuses)} />
        <TextInput source="buyerName" label="Buyer Name" helperText={false} />
        <TextInput source="buyerEmail" label="Buyer Email" helperText={false} />
      </FilterBar>
      <DealTable place="tracker" />
      <DealFromAddress />
    </PageFrame>
  );
}

function DownloadButton() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { filterValues } = useListContext();
  const notify = useNotify();
  const download = useTask(async () => {
    try {
      await dataProvider.downloadDeals(filterValues);
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
