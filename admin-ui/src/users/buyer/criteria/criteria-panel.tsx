import Add from '@mui/icons-material/Add';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { conditionWords, CRITERIA_MAX } from '@stowbridge/contract/criteria';
import { DataTable, useDataProvider, useListContext, useRefresh } from 'react-admin';
import { money, shortDate } from '../../../components/format';
import { DateCol, NumberCol } from '../../../components/list/columns';
import { RecordList } from '../../../components/list/record-list';
import { RecordListBase } from '../../../components/list/record-list-base';
import { RemoveAction } from '../../../components/list/remove-action';
import { RowAction, RowActions } from '../../../components/list/row-actions';
import { useCriterionNames } from '../../../components/lookups/use-criterion-names';
import { Panel } from '../../../components/panel';
import { StateChip } from '../../../components/state-chip';
import { useDialog } from '../../../components/use-dialog';
import type { Criteria } from '../../../data-provider/criteria';
import type { AdminDataProvider } from '../../../data-provider/data-provider';
import { below, paths } from '../../../paths';
import { AddCriteria, EditCriteria } from './edit-criteria';

const Col = DataTable.Col<Criteria>;
const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

/** What a buyer buys, as they or the office have written it down. */
export function CriteriaPanel({ userId }: { userId: number }) {
  return (
    <RecordListBase<Criteria> resource="criteria" filter={{ userId }} sort={{ field: 'id', order: 'DESC' }} inPanel>
      <List userId={userId} />
    </RecordListBase>
  );
}

function List({ userId }: { userId: number }) {
  const { total } = useListContext<Criteria>();
  const page = paths.buyer(userId);
  const adding = useDialog(page, below.newCriteria);
  const editing = useDialog(page, below.editCriteria);
  return (
    <Panel
      title="What they buy"
      aside={total || undefined}
      flush
      actions={
        <Button
          startIcon={<Add />}
          aria-haspopup="dialog"
          disabled={(total ?? 0) >= CRITERIA_MAX}
          onClick={() => adding.open()}
        >
          Add What They Buy
        </Button>
      }
    >
      <RecordList<Criteria>
        label="What they buy"
        plain
        empty="Nothing is written down yet. What is entered here finds the properties that match."
        card={(criteria) => <CriteriaCard criteria={criteria} onEdit={() => editing.open({ id: criteria.id })} />}
      >
        <Col label="Name" render={(criteria) => <Named criteria={criteria} />} />
        <Col label="Asked" render={(criteria) => <Asked criteria={criteria} />} />
        <NumberCol<Criteria> label="Budget" render={({ maxPrice }) => money(maxPrice)} />
        <NumberCol<Criteria> label="Equity" render={({ equity }) => money(equity)} />
        <DateCol<Criteria> label="1031 deadline" render={({ exchangeDeadline }) => dayOf(exchangeDeadline)} />
        <DateCol<Criteria> label="Active until" render={({ activeUntil }) => dayOf(activeUntil)} />
        <Col
          label="Actions"
          render={(criteria) => <Actions criteria={criteria} onEdit={() => editing.open({ id: criteria.id })} />}
        />
      </RecordList>
      {adding.params && <AddCriteria userId={userId} onClose={adding.close} />}
      {!adding.params && editing.params && <EditCriteria key={editing.id} id={editing.id} onClose={editing.close} />}
    </Panel>
  );
}

const dayOf = (day: string | null) => shortDate(day && `${day}T12:00:00`);

function Named({ criteria: { name, isActive, enteredByOffice } }: { criteria: Criteria }) {
  return (
    <>
      <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{name}</Box>
      <Box sx={quiet}>{enteredByOffice ? 'entered by the office' : 'written by the buyer'}</Box>
      {!isActive && <StateChip tone="neutral" label="Ended" />}
    </>
  );
}

function Asked({ criteria: { must, nice } }: { criteria: Criteria }) {
  const names = useCriterionNames();
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {must.map((condition) => conditionWords(condition, names)).join(' · ') || 'Everything that is listed'}
      </Box>
      {nice.length > 0 && (
        <Box sx={quiet}>
          {`Better: ${nice.map((wish) => `${conditionWords(wish, names)} (weight ${wish.weight})`).join(' · ')}`}
        </Box>
      )}
    </>
  );
}

function Actions({ criteria: { id, name }, onEdit }: { criteria: Criteria; onEdit: () => void }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const refresh = useRefresh();
  return (
    <RowActions>
      <RowAction label="Edit" of={name} icon={EditOutlined} onClick={onEdit} />
      <RemoveAction
        kind="Criteria"
        name={name}
        consequence="Nothing is matched by it any more."
        remove={async () => {
          await dataProvider.removeCriteria(id);
          refresh();
        }}
      />
    </RowActions>
  );
}

function CriteriaCard({ criteria, onEdit }: { criteria: Criteria; onEdit: () => void }) {
  const { maxPrice, equity, exchangeDeadline, activeUntil } = criteria;
  const facts = [
    maxPrice !== null && `budget ${money(maxPrice)}`,
    equity !== null && `equity ${money(equity)}`,
    exchangeDeadline && `1031 deadline ${dayOf(exchangeDeadline)}`,
    activeUntil && `active until ${dayOf(activeUntil)}`,
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <Box>
          <Named criteria={criteria} />
        </Box>
        <Actions criteria={criteria} onEdit={onEdit} />
      </Box>
      <Box>
        <Asked criteria={criteria} />
      </Box>
      {facts.length > 0 && <Box sx={quiet}>{facts.join(' · ')}</Box>}
    </Box>
  );
}
