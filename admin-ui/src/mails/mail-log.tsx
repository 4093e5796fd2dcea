import { isToRetry } from '@stowbridge/contract/failed-mails';
import Box from '@mui/material/Box';
import { AutocompleteInput, DataTable, TextInput, useListContext } from 'react-admin';
import { shortDateAndTime } from '../components/format';
import { AllOrOne } from '../components/list/all-or-one';
import { DayRange } from '../components/list/day-range';
import { FilterBar } from '../components/list/filter-bar';
import { NameButton } from '../components/list/name-button';
import { ActionsCol, DateCol, NumberCol } from '../components/list/columns';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { searchErrors } from '../components/list/search-errors';
import { RowActions } from '../components/list/row-actions';
import { ListPage } from '../components/list/list-page';
import { StateChip } from '../components/state-chip';
import { useDialog } from '../components/use-dialog';
import { LeadOn } from '../components/lead-on';
import { below, paths } from '../paths';
import { kindChoices, kindOf, type Mail, mailStates } from './mail';
import { MailPanel } from './mail-panel';
import { MailRecord, Recipient } from './mail-people';
import { RetryMail } from './retry-mail';

const Col = DataTable.Col<Mail>;

/** Every e-mail that the product wrote, what became of it, and a second try for those that failed. */
export default function MailLog() {
  return (
    <LeadOn page={paths.mails}>
      <RecordListBase<Mail> resource="mails" perPage={25} queryOptions={{ refetchInterval: 15_000 }}>
        <Log />
      </RecordListBase>
    </LeadOn>
  );
}

function Log() {
  const { filterValues } = useListContext<Mail>();
  const opened = useDialog(paths.mails, below.one);
  const subject = (mail: Mail) => <NameButton onClick={() => opened.open({ id: mail.id })}>{mail.subject}</NameButton>;
  return (
    <ListPage title="Mail log" of="E-mails">
      <FilterBar validate={searchErrors}>
        <TextInput source="recipient" label="Recipient" helperText={false} />
        <AutocompleteInput source="kind" label="Kind" choices={kindChoices} helperText={false} />
        <TextInput source="record" label="About: name or number" helperText={false} />
        <AllOrOne
          source="status"
          label="Status"
          choices={Object.entries(mailStates).map(([id, { label }]) => ({ id, name: label }))}
        />
        <DayRange />
      </FilterBar>
      <RecordList<Mail>
        label="E-mails"
        empty={
          Object.keys(filterValues).length
            ? 'No e-mails match this search.'
            : 'E-mails appear here as soon as something happens that people are told about.'
        }
        card={(mail) => <MailCard mail={mail} subject={subject(mail)} />}
      >
        <DateCol source="createdAt" label="Created" render={(mail) => shortDateAndTime(mail.createdAt)} />
        <Col source="subject" label="Subject" render={subject} />
        <Col source="recipient" label="Recipient" render={(mail) => <Recipient mail={mail} />} />
        <Col label="About" render={(mail) => <MailRecord mail={mail} />} />
        <Col source="kind" label="Kind" render={kindOf} sx={{ color: 'text.secondary' }} />
        <NumberCol source="attempts" label="Attempts" />
        <Col source="status" label="Status" render={(mail) => <State mail={mail} />} />
        <ActionsCol<Mail>
          filled={(mail) => isToRetry(mail)}
          render={(mail) => <RowActions>{isToRetry(mail) && <RetryMail mail={mail} />}</RowActions>}
        />
      </RecordList>
      <MailPanel id={opened.params && opened.id} onClose={opened.close} />
    </ListPage>
  );
}

function State({ mail }: { mail: Mail }) {
  const { tone, label } = mailStates[mail.status];
  return <StateChip tone={tone} label={label} />;
}

function MailCard({ mail, subject }: { mail: Mail; subject: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {subject}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        <Recipient mail={mail} /> {shortDateAndTime(mail.createdAt)}
      </Box>
      <MailRecord mail={mail} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <State mail={mail} />
        {isToRetry(mail) && <RetryMail mail={mail} />}
      </Box>
    </Box>
  );
}
