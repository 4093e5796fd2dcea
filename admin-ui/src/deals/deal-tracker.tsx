import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { TextInput, useDataProvider, useListContext } from 'react-admin';
import { RecordListBase } from '../components/list/record-list-base';
import { Link, useLocation, useMatch } from 'react-router';
import { DownloadButton } from '../components/download-button';
import { number } from '../components/format';
import { AllOrOne } from '../components/list/all-or-one';
import { FilterBar } from '../components/list/filter-bar';
import { PageFrame } from '../components/page-frame';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { LeadOn } from '../components/lead-on';
import { useLookups } from '../components/lookups/use-lookups';
import { paths } from '../paths';
import type { Deal } from '../records/deal';
import { DealDialogs } from '../panels/deals/deal-dialogs';
import { DealTable } from '../panels/deals/deal-table';
import { trackedStages } from '../records/stages';

/** It alone needs the library for dragging. */
const DealBoard = lazy(() => import('./board/deal-board'));

interface Props {
  /** By stage, in the place of the table; the address says it unless it is given. */
  board?: boolean;
}

/** The deal tracker [DEAL-01] to [DEAL-08]. */
export default function DealTracker({ board: given }: Props) {
  const addressed = useMatch(`${paths.dealBoard}/*`) !== null;
  const board = given ?? addressed;
  return (
    <LeadOn page={board ? paths.dealBoard : paths.deals}>
      <RecordListBase<Deal> resource="deals" filter={{ tracker: true }} sort={{ field: 'statusDate', order: 'DESC' }}>
        <Tracker board={board} />
      </RecordListBase>
    </LeadOn>
  );
}

function Tracker({ board }: { board: boolean }) {
  const { search } = useLocation();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { filterValues, sort, total } = useListContext<Deal>();
  const { dealStatuses } = useLookups();
  return (
    <PageFrame
      title="Deal Tracker"
      aside={total !== undefined && <Box sx={{ color: 'text.secondary' }}>{`${number(total)} total`}</Box>}
      actions={<ViewSwitch board={board} search={search} />}
    >
      <FilterBar actions={<DownloadButton fetch={() => dataProvider.downloadDeals(filterValues, sort)} />}>
        <TextInput source="propertyName" label="Property Name" helperText={false} />
        <AllOrOne source="statusId" label="Status" choices={trackedStages(dealStatuses)} />
        <TextInput source="buyerName" label="Buyer Name" helperText={false} />
        <TextInput source="buyerEmail" label="Buyer Email" helperText={false} />
      </FilterBar>
      <WaitingOnly />
      {board ? (
        <Suspense fallback={<Skeleton variant="rounded" height={480} aria-label="Loading the board" />}>
          <DealBoard />
        </Suspense>
      ) : (
        <DealTable place="tracker" />
      )}
      <DealDialogs />
    </PageFrame>
  );
}

const waitingLabels: Record<string, string> = {
  open: 'Open offers: Submitted and In Process',
  overdue: 'Open offers past their due date',
};

/** What of the offers is shown when one comes from Today, and the way to all of them. */
function WaitingOnly() {
  const { filterValues, setFilters } = useListContext<Deal>();
  const label = waitingLabels[String(filterValues.waiting)];
  if (!label) {
    return null;
  }
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        mb: 4,
        pl: 3,
        pr: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 4,
        bgcolor: 'background.paper',
        fontSize: '0.8125rem',
      }}
    >
      {label}
      <IconButton
        aria-label={`Show not only: ${label}`}
        onClick={() => setFilters({ ...filterValues, waiting: undefined })}
        sx={{ p: 1 }}
      >
        <Close sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
}

/** The same deals, with the same filters, as a table or by stage. */
function ViewSwitch({ board, search }: { board: boolean; search: string }) {
  return (
    <Box component="nav" aria-label="Show deals as" sx={{ display: 'flex', gap: 1 }}>
      <Button
        variant={board ? 'text' : 'outlined'}
        component={Link}
        to={paths.deals + search}
        aria-current={board ? undefined : 'page'}
      >
        Table
      </Button>
      <Button
        variant={board ? 'outlined' : 'text'}
        component={Link}
        to={paths.dealBoard + search}
        aria-current={board ? 'page' : undefined}
      >
        Board
      </Button>
    </Box>
  );
}
