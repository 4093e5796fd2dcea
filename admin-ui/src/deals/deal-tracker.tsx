import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { TextInput, useDataProvider, useListContext } from 'react-admin';
import { RecordListBase } from '../components/list/record-list-base';
import { Link, useLocation, useMatch } from 'react-router';
import { DownloadButton } from '../components/download-button';
import { AllOrOne } from '../components/list/all-or-one';
import { FilterBar } from '../components/list/filter-bar';
import { ListPage } from '../components/list/list-page';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { nobody, useOwners } from '../components/owner-input';
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
  const { filterValues, sort } = useListContext<Deal>();
  const { dealStatuses } = useLookups();
  const owners = useOwners();
  return (
    <ListPage title="Deal Tracker" of="Deals" primary={<ViewSwitch board={board} search={search} />}>
      <FilterBar
        actions={<DownloadButton fetch={() => dataProvider.downloadDeals(filterValues, sort)} />}
        words={{
          waiting: { label: 'Only', value: (kind) => waitingLabels[String(kind)] },
          late: { label: 'Dates', value: () => 'late' },
        }}
      >
        <TextInput source="propertyName" label="Property Name" helperText={false} />
        <AllOrOne source="statusId" label="Status" choices={trackedStages(dealStatuses)} />
        <TextInput source="buyerName" label="Buyer Name" helperText={false} />
        <TextInput source="buyerEmail" label="Buyer Email" helperText={false} />
        <AllOrOne source="late" label="Dates" choices={[{ id: true, name: 'Late' }]} />
        <AllOrOne source="ownerId" label="Owner" choices={[nobody, ...owners]} />
      </FilterBar>
      {board ? (
        <Suspense fallback={<Skeleton variant="rounded" height={480} aria-label="Loading the board" />}>
          <DealBoard />
        </Suspense>
      ) : (
        <DealTable place="tracker" />
      )}
      <DealDialogs />
    </ListPage>
  );
}

/** What of the offers is shown when one comes from Today. */
const waitingLabels: Record<string, string> = {
  open: 'open offers, Submitted and In Process',
  overdue: 'open offers past their due date',
  live: 'deals that have not ended',
};

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
