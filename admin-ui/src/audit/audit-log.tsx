import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { AutocompleteInput, DataTable, TextInput, useListContext } from 'react-admin';
import { shortDateAndTime } from '../components/format';
import { AllOrOne } from '../components/list/all-or-one';
import { DayRange } from '../components/list/day-range';
import { FilterBar } from '../components/list/filter-bar';
import { DateCol, OptionalCol } from '../components/list/columns';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { searchErrors } from '../components/list/search-errors';
import { ListPage } from '../components/list/list-page';
import { useDialog } from '../components/use-dialog';
import { RecordLink } from '../components/record-link';
import { LeadOn } from '../components/lead-on';
import { below, paths } from '../paths';
import { PersonInput, PersonName } from '../panels/people/person-input';
import { actionChoices, actionOf, actorText, kindChoices, personOf, subjectOf, type AuditEntry } from './audit-entry';
import { AuditPanel } from './audit-panel';

const Col = DataTable.Col<AuditEntry>;

/** Who did what to which record, and when; the address keeps the search and the entry that is open. */
export default function AuditLog() {
  return (
    <LeadOn page={paths.auditLog}>
      <RecordListBase<AuditEntry> resource="audit" perPage={25}>
        <Log />
      </RecordListBase>
    </LeadOn>
  );
}

function Log() {
  const { filterValues } = useListContext<AuditEntry>();
  const opened = useDialog(paths.auditLog, below.one);
  const action = (entry: AuditEntry) => (
    <Link
      component="button"
      type="button"
      onClick={() => opened.open({ id: entry.id })}
      sx={{ color: 'text.primary', font: 'inherit', fontWeight: 540, textAlign: 'left' }}
    >
      {actionOf(entry)}
    </Link>
  );
  return (
    <ListPage title="Audit log" of="Entries">
      <FilterBar
        validate={searchErrors}
        words={{ actorId: { label: 'Who', value: (id) => <PersonName id={Number(id)} /> } }}
      >
        <PersonInput source="actorId" label="Who" />
        <AutocompleteInput source="action" label="What" choices={actionChoices} helperText={false} />
        <AllOrOne source="subjectType" label="Record" choices={kindChoices} />
        <TextInput source="record" label="Name or number" helperText={false} />
        <DayRange />
      </FilterBar>
      <RecordList<AuditEntry>
        label="Audit log"
        empty={
          Object.keys(filterValues).length
            ? 'Nothing in the log matches this search.'
            : 'Every change that a person makes appears here.'
        }
        card={(entry) => <EntryCard entry={entry} action={action(entry)} />}
      >
        <DateCol source="createdAt" label="Time" render={(entry) => shortDateAndTime(entry.createdAt)} />
        <Col label="Who" render={(entry) => <Who entry={entry} />} />
        <Col source="action" label="What" render={action} />
        <Col
          source="subjectType"
          label="Record"
          render={(entry) => <RecordLink {...subjectOf(entry)} numbered gone={entry.subjectGone} />}
        />
        <OptionalCol<AuditEntry>
          label="Address"
          filled={({ address }) => Boolean(address)}
          sx={{ color: 'text.secondary' }}
          render={(entry) => entry.address}
        />
      </RecordList>
      <AuditPanel id={opened.params && opened.id} onClose={opened.close} />
    </ListPage>
  );
}

function Who({ entry }: { entry: AuditEntry }) {
  const person = personOf(entry);
  return person ? <RecordLink {...person} numbered /> : actorText(entry);
}

function EntryCard({ entry, action }: { entry: AuditEntry; action: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        {action}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
          {shortDateAndTime(entry.createdAt)}
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: '24px' }}>
        <RecordLink {...subjectOf(entry)} numbered gone={entry.subjectGone} /> · <Who entry={entry} />
      </Box>
    </Box>
  );
}
