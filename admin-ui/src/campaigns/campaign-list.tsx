import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { DataTable, TextInput, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { nothing, number, shortDateAndTime } from '../components/format';
import { AllOrOne } from '../components/list/all-or-one';
import { DateCol, NumberCol } from '../components/list/columns';
import { FilterBar } from '../components/list/filter-bar';
import { ListPage } from '../components/list/list-page';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { StateChip } from '../components/state-chip';
import { useDialog } from '../components/use-dialog';
import { below, paths } from '../paths';
import { campaignStates, type Campaign } from './campaign';
import { NewCampaign } from './campaign-form';

const Col = DataTable.Col<Campaign>;
const states = Object.entries(campaignStates).map(([id, { label }]) => ({ id, name: label }));

/** What the office writes to buyers, the newest first. */
export default function CampaignList() {
  return (
    <RecordListBase<Campaign> resource="campaigns" perPage={25} sort={{ field: 'createdAt', order: 'DESC' }}>
      <Campaigns />
    </RecordListBase>
  );
}

function Campaigns() {
  const { filterValues } = useListContext<Campaign>();
  const drafting = useDialog(paths.campaigns, below.new);
  return (
    <ListPage
      title="Campaigns"
      of="Campaigns"
      primary={
        <Button variant="contained" color="primary" startIcon={<Add />} onClick={() => drafting.open()}>
          New campaign
        </Button>
      }
    >
      <FilterBar>
        <TextInput source="q" label="Subject" helperText={false} />
        <AllOrOne source="state" label="Status" choices={states} />
      </FilterBar>
      <RecordList<Campaign>
        label="Campaigns"
        empty={
          Object.keys(filterValues).length > 0
            ? 'No campaigns match this search.'
            : 'Campaigns tell buyers about the listings that fit them.'
        }
        card={(campaign) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Subject campaign={campaign} />
            <Box sx={quiet}>{namesOf(campaign)}</Box>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <StateChip {...campaignStates[campaign.state]} />
              <Box sx={quiet}>{shortDateAndTime(momentOf(campaign))}</Box>
            </Box>
          </Box>
        )}
      >
        <Col source="subject" label="Subject" render={(campaign) => <Subject campaign={campaign} />} />
        <Col label="Properties" render={(campaign) => <Box sx={{ minWidth: 160 }}>{namesOf(campaign)}</Box>} />
        <Col source="state" label="Status" render={({ state }) => <StateChip {...campaignStates[state]} />} />
        <DateCol<Campaign>
          source="scheduledAt"
          label="Scheduled"
          render={({ scheduledAt }) => (scheduledAt ? shortDateAndTime(scheduledAt) : nothing)}
        />
        <NumberCol<Campaign> label="Sent" render={(campaign) => counted(campaign, campaign.sentCount)} />
        <NumberCol<Campaign> label="Clicked" render={(campaign) => counted(campaign, campaign.clickedCount)} />
        <DateCol<Campaign> source="createdAt" label="Drafted" render={({ createdAt }) => shortDateAndTime(createdAt)} />
      </RecordList>
      {drafting.params && <NewCampaign onClose={drafting.close} />}
    </ListPage>
  );
}

const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

const namesOf = ({ properties }: Campaign): string => properties.map(({ name }) => name).join(', ') || nothing;

const momentOf = ({ scheduledAt, createdAt }: Campaign): string => scheduledAt ?? createdAt;

const counted = ({ startedAt }: Campaign, count: number): string => (startedAt ? number(count) : nothing);

const Subject = ({ campaign: { id, subject } }: { campaign: Campaign }) => (
  <Link
    component={RouterLink}
    to={paths.campaign(id)}
    sx={{ fontWeight: 560, color: 'text.primary', overflowWrap: 'anywhere' }}
  >
    {subject}
  </Link>
);
