import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { DataTable, ListBase, TextInput, useListContext } from 'react-admin';
import { totalText, shortDateAndTime } from '../components/format';
import { AllOrOne } from '../components/list/AllOrOne';
import { FilterBar } from '../components/list/FilterBar';
import { RecordList } from '../components/list/RecordList';
import { RowActions } from '../components/list/RowActions';
import { PageFrame } from '../components/PageFrame';
import { StateChip } from '../components/StateChip';
import type { Mail } from './mail';
import { MailPanel } from './MailPanel';
import { mailStates } from './mailStates';
import { RetryMail } from './RetryMail';

const Col = DataTable.Col<Mail>;

/** Every e-mail that the product wrote, what became of it, and a second try for those that failed. */
export default function MailLog() {
  return (
    <ListBase<Mail> resource="mails" sort={{ field: 'createdAt', order: 'DESC' }} perPage={25} queryOptions={{ onError: () => undefined, refetchInterval: 15_000 }}>
      <Log />
    </ListBase>
  );
}

function Log() {
  const { total, filterValues } = useListContext<Mail>();
  const [opened, setOpened] = useState<number>();
  const subject = (mail: Mail) => (
    <Link component="button" type="button" onClick={() => setOpened(mail.id)} sx={{ color: 'text.primary', fontWeight: 540, font: 'inherit', textAlign: 'left' }}>
      {mail.subject}
    </Link>
  );
  return (
    <PageFrame title="Mail log" aside={total !== undefined && <Box sx={{ color: 'text.secondary' }}>{`${totalText(total)} total`}</Box>}>
      <FilterBar>
        <TextInput source="recipient" label="Recipient" helperText={false} />
        <TextInput source="kind" label="Kind" helperText={false} />
        <AllOrOne source="status" label="Status" choices={Object.entries(mailStates).map(([id, { label }]) => ({ id, name: label }))} />
      </FilterBar>
      <RecordList<Mail>
        label="E-mails"
        empty={Object.keys(filterValues).length ? 'No e-mails match this search.' : 'E-mails appear here as soon as something happens that people are told about.'}
        card={(mail) => <MailCard mail={mail} subject={subject(mail)} />}
      >
        <Col source="createdAt" label="Created" render={(mail) => shortDateAndTime(mail.createdAt)} sx={{ whiteSpace: 'nowrap' }} />
        <Col source="subject" label="Subject" render={subject} />
        <Col source="recipient" label="Recipient" sx={{ overflowWrap: 'anywhere' }} />
        <Col source="kind" label="Kind" sx={{ color: 'text.secondary' }} />
        <DataTable.NumberCol source="attempts" label="Attempts" />
        <Col source="status" label="Status" render={(mail) => <State mail={mail} />} />
        <Col label="Actions" sx={{ textAlign: 'right' }} render={(mail) => <RowActions>{mail.status === 'failed' && <RetryMail mail={mail} />}</RowActions>} />
      </RecordList>
      <MailPanel id={opened} onClose={() => setOpened(undefined)} />
    </PageFrame>
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
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {mail.recipient} · {shortDateAndTime(mail.createdAt)}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
        <State mail={mail} />
        {mail.status === 'failed' && <RetryMail mail={mail} />}
      </Box>
    </Box>
  );
}
