import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { Role } from '@stowbridge/contract/ids';
import { DataTable, TextInput, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { shortDate } from '../components/format';
import { FilterBar } from '../components/list/filter-bar';
import { ActionsCol, DateCol } from '../components/list/columns';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { ListPage } from '../components/list/list-page';
import { RecordLink } from '../components/record-link';
import { StateChip } from '../components/state-chip';
import { useDialog } from '../components/use-dialog';
import { below, paths } from '../paths';
import { hintOf, stateOf, type ApiKey } from './api-key';
import { ApiKeyCreate } from './api-key-create';
import { ReplaceKey } from './replace-key';
import { RevokeKey } from './revoke-key';
import { scopeLines } from './scopes';

const Col = DataTable.Col<ApiKey>;

/** The keys of integrators: whose, for what, and since when they were not used. */
export default function ApiKeys() {
  return (
    <RecordListBase<ApiKey> resource="api-keys">
      <Keys />
    </RecordListBase>
  );
}

function Keys() {
  const { filterValues } = useListContext<ApiKey>();
  const creating = useDialog(paths.apiKeys, below.new);
  return (
    <ListPage
      title="API keys"
      of="Keys"
      primary={
        <>
          <Button component={Link} to={paths.webhooks}>
            Webhooks
          </Button>
          <Button
            variant="contained"
            color="primary"
            startIcon={<Add />}
            aria-haspopup="dialog"
            onClick={() => creating.open()}
          >
            Create API key
          </Button>
        </>
      }
    >
      <FilterBar>
        <TextInput source="q" label="Name" helperText={false} />
      </FilterBar>
      <RecordList<ApiKey>
        label="API keys"
        empty={
          Object.keys(filterValues).length
            ? 'No keys match this search.'
            : 'A key lets a program use this product in your name. Create API key makes the first one.'
        }
        rowSx={(key) => ({ '& td': { color: key.revokedAt ? 'text.secondary' : 'text.primary' } })}
        card={(key) => <KeyCard apiKey={key} />}
      >
        <Col source="name" label="Name" render={(key) => <Name apiKey={key} />} />
        <Col label="Scopes" render={(key) => <Scopes apiKey={key} />} />
        <Col label="Made by" render={(key) => <Maker apiKey={key} />} />
        <DateCol source="createdAt" label="Created" render={(key) => shortDate(key.createdAt)} />
        <DateCol
          source="lastUsedAt"
          label="Last used"
          render={(key) => (key.lastUsedAt ? shortDate(key.lastUsedAt) : 'Never')}
        />
        <DateCol
          source="expiresAt"
          label="Expires"
          render={(key) => (key.expiresAt ? shortDate(key.expiresAt) : 'Never')}
        />
        <Col label="Status" render={(key) => <StateChip {...stateOf(key, new Date())} />} />
        <ActionsCol<ApiKey> filled={({ revokedAt }) => !revokedAt} render={(key) => <KeyActions apiKey={key} />} />
      </RecordList>
      {creating.params && <ApiKeyCreate onClose={creating.close} />}
    </ListPage>
  );
}

/** Only administrators make keys. */
const Maker = ({ apiKey }: { apiKey: ApiKey }) => (
  <RecordLink kind="user" id={apiKey.userId} name={apiKey.userName} userTypeId={Role.Admin} />
);

function Name({ apiKey }: { apiKey: ApiKey }) {
  return (
    <>
      <Box sx={{ fontWeight: 560 }}>{apiKey.name}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontFamily: 'ui-monospace, monospace' }}>
        {hintOf(apiKey)}
      </Box>
      {apiKey.allowedAddresses.length > 0 && (
        <Box
          sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}
        >{`Only from ${apiKey.allowedAddresses.join(', ')}`}</Box>
      )}
    </>
  );
}

/** The first few in the row; all of them in the tooltip. */
function Scopes({ apiKey }: { apiKey: ApiKey }) {
  const lines = scopeLines(apiKey.scopes);
  const more = lines.length - 2;
  return (
    <Tooltip
      title={lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    >
      <Box tabIndex={more > 0 ? 0 : undefined} sx={{ fontSize: '0.8125rem', width: 'fit-content' }}>
        {lines.slice(0, 2).map((line) => (
          <div key={line}>{line}</div>
        ))}
        {more > 0 && <Box sx={{ color: 'text.secondary' }}>{`and ${more} more`}</Box>}
      </Box>
    </Tooltip>
  );
}

function KeyCard({ apiKey }: { apiKey: ApiKey }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, alignItems: 'flex-start' }}>
        <div>
          <Name apiKey={apiKey} />
        </div>
        <StateChip {...stateOf(apiKey, new Date())} />
      </Box>
      <Scopes apiKey={apiKey} />
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          color: 'text.secondary',
          fontSize: '0.8125rem',
        }}
      >
        <span>
          <Maker apiKey={apiKey} />, {shortDate(apiKey.createdAt)}
        </span>
        <KeyActions apiKey={apiKey} />
      </Box>
    </Box>
  );
}

const KeyActions = ({ apiKey }: { apiKey: ApiKey }) => (
  <Box component="span" sx={{ display: 'inline-flex' }}>
    <ReplaceKey apiKey={apiKey} />
    <RevokeKey apiKey={apiKey} />
  </Box>
);
