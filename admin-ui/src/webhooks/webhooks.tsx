import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataTable, TextInput, useListContext } from 'react-admin';
import { BackLink } from '../components/back-link';
import { dateAndTime } from '../components/format';
import { ActionsCol, DateCol } from '../components/list/columns';
import { FilterBar } from '../components/list/filter-bar';
import { ListPage } from '../components/list/list-page';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { StateChip } from '../components/state-chip';
import { useDialog } from '../components/use-dialog';
import { below, paths } from '../paths';
import { Deliveries } from './deliveries';
import { ResendSince } from './resend';
import { stateOf, type Webhook } from './webhook';
import { WebhookActions } from './webhook-actions';
import { WebhookCreate, WebhookEdit } from './webhook-form';

const Col = DataTable.Col<Webhook>;

/** The other systems that are told of changes, and whether they take it. */
export default function Webhooks() {
  return (
    <RecordListBase<Webhook> resource="webhooks">
      <Listed />
    </RecordListBase>
  );
}

function Listed() {
  const { filterValues } = useListContext<Webhook>();
  const creating = useDialog(paths.webhooks, below.new);
  const editing = useDialog(paths.webhooks, below.editOne);
  const resending = useDialog(paths.webhooks, below.resend);
  const viewing = useDialog(paths.webhooks, below.one);
  return (
    <ListPage
      title="Webhooks"
      above={<BackLink to={paths.apiKeys}>API keys</BackLink>}
      of="Webhooks"
      primary={
        <Button
          variant="contained"
          color="primary"
          startIcon={<Add />}
          aria-haspopup="dialog"
          onClick={() => creating.open()}
        >
          Add webhook
        </Button>
      }
    >
      <FilterBar>
        <TextInput source="q" label="Address or description" helperText={false} />
      </FilterBar>
      <RecordList<Webhook>
        label="Webhooks"
        empty={
          Object.keys(filterValues).length
            ? 'No webhooks match this search.'
            : 'A webhook tells another system of changes within seconds. Add webhook makes the first one.'
        }
        card={(webhook) => <WebhookCard webhook={webhook} />}
      >
        <Col source="url" label="Address" render={(webhook) => <Name webhook={webhook} />} />
        <Col label="Events" render={({ events }) => eventsOf(events)} />
        <DateCol label="Last taken" render={({ lastDeliveredAt }) => takenAt(lastDeliveredAt)} />
        <Col source="state" label="Status" render={(webhook) => <StateChip {...stateOf(webhook)} />} />
        <ActionsCol<Webhook> render={(webhook) => <WebhookActions webhook={webhook} />} />
      </RecordList>
      {creating.params && <WebhookCreate onClose={creating.close} />}
      {editing.params && <WebhookEdit id={Number(editing.params.id)} onClose={editing.close} />}
      {resending.params && <ResendSince id={Number(resending.params.id)} onClose={resending.close} />}
      {viewing.params && <Deliveries id={Number(viewing.params.id)} onClose={viewing.close} />}
    </ListPage>
  );
}

const eventsOf = (events: string[]): string => (events.length === 1 ? String(events[0]) : `${events.length} types`);
const takenAt = (moment: string | null): string => (moment ? dateAndTime(moment) : 'Never');

function Name({ webhook: { url, description, reason } }: { webhook: Webhook }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 560 }}>{url}</Box>
      {[description, reason].filter(Boolean).map((line) => (
        <Box key={line} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {line}
        </Box>
      ))}
    </Box>
  );
}

function WebhookCard({ webhook }: { webhook: Webhook }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, alignItems: 'flex-start' }}>
        <Name webhook={webhook} />
        <StateChip {...stateOf(webhook)} />
      </Box>
      <Box
        sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}
      >{`${eventsOf(webhook.events)}, last taken: ${takenAt(webhook.lastDeliveredAt)}`}</Box>
      <WebhookActions webhook={webhook} />
    </Box>
  );
}
