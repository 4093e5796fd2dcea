import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Role } from '@stowbridge/contract/ids';
import { DataTable, TextInput, useListContext } from 'react-admin';
import { EmailText } from '../components/email-text';
import { nothing, shortDateAndTime } from '../components/format';
import { AllOrOne } from '../components/list/all-or-one';
import { FilterBar } from '../components/list/filter-bar';
import { NameButton } from '../components/list/name-button';
import { ActionsCol, DateCol, OptionalCol } from '../components/list/columns';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { ListPage } from '../components/list/list-page';
import { LeadOn } from '../components/lead-on';
import { RecordLink } from '../components/record-link';
import { StateChip } from '../components/state-chip';
import { useDialog } from '../components/use-dialog';
import { below, paths } from '../paths';
import { crmCopies, enquiryKinds, enquiryState, type Enquiry } from './enquiry';
import { nobody, useOwners } from '../components/owner-input';
import { EnquiryPanel } from './enquiry-panel';
import { HandleEnquiry } from './handle-enquiry';

const Col = DataTable.Col<Enquiry>;

/** What visitors wrote through Sell My Property, the contact form and properties [PAGE-62] [BEYB-86], newest first. */
export default function EnquiryList() {
  return (
    <LeadOn page={paths.enquiries}>
      <RecordListBase<Enquiry> resource="enquiries" perPage={25}>
        <Inbox />
      </RecordListBase>
    </LeadOn>
  );
}

function Inbox() {
  const { filterValues } = useListContext<Enquiry>();
  const owners = useOwners();
  const opened = useDialog(paths.enquiries, below.one);
  const name = (enquiry: Enquiry) => (
    <NameButton onClick={() => opened.open({ id: enquiry.id })}>{enquiry.name}</NameButton>
  );
  const searched = Object.keys(filterValues).length > 0;
  return (
    <ListPage title="Enquiries" of="Enquiries">
      <FilterBar>
        <TextInput source="q" label="Name, email or message" helperText={false} />
        <AllOrOne
          source="kind"
          label="Form"
          choices={Object.entries(enquiryKinds).map(([id, label]) => ({ id, name: label }))}
        />
        <AllOrOne source="state" label="Status" choices={states} />
        <AllOrOne source="ownerId" label="Owner" choices={[nobody, ...owners]} />
      </FilterBar>
      <RecordList<Enquiry>
        label="Enquiries"
        empty={
          searched
            ? 'No enquiries match this search.'
            : 'Enquiries appear here when visitors write through Sell My Property, the contact form or a property.'
        }
        card={(enquiry) => <EnquiryCard enquiry={enquiry} name={name(enquiry)} />}
      >
        <DateCol source="createdAt" label="Received" render={({ createdAt }) => shortDateAndTime(createdAt)} />
        <Col source="name" label="Name" render={(enquiry) => <Person enquiry={enquiry} name={name(enquiry)} />} />
        <Col source="kind" label="Form" render={({ kind }) => enquiryKinds[kind]} sx={{ whiteSpace: 'nowrap' }} />
        <Col
          label="Message"
          render={({ message }) => <Box sx={{ ...twoLines, minWidth: 140, color: 'text.secondary' }}>{message}</Box>}
        />
        <OptionalCol<Enquiry>
          label="CRM copy"
          filled={({ crmCopy }) => crmCopy !== 'none'}
          render={({ crmCopy }) => (crmCopy === 'none' ? nothing : <StateChip {...crmCopies[crmCopy]} />)}
          sx={{ whiteSpace: 'nowrap' }}
        />
        <OptionalCol<Enquiry>
          label="Owner"
          filled={({ ownerId }) => ownerId !== null}
          render={(enquiry) => (enquiry.ownerId === null ? nothing : <OwnerLink enquiry={enquiry} />)}
        />
        <Col source="handledAt" label="Status" render={(enquiry) => <StateChip {...enquiryState(enquiry)} />} />
        <ActionsCol<Enquiry> render={(enquiry) => <HandleEnquiry enquiry={enquiry} />} />
      </RecordList>
      <EnquiryPanel id={opened.params && opened.id} onClose={opened.close} />
    </ListPage>
  );
}

/** How a message begins. */
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

const states = [
  { id: 'open', name: 'Open' },
  { id: 'handled', name: 'Handled' },
];

function Email({ email }: { email: string }) {
  return (
    <Link
      href={`mailto:${email}`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 24,
        color: 'text.secondary',
      }}
    >
      <EmailText>{email}</EmailText>
    </Link>
  );
}

const OwnerLink = ({ enquiry: { ownerId, ownerName } }: { enquiry: Enquiry }) => (
  <RecordLink kind="user" id={ownerId} name={ownerName} userTypeId={Role.Admin} />
);

function Person({ enquiry: { email }, name }: { enquiry: Enquiry; name: React.ReactNode }) {
  return (
    <Box sx={{ minWidth: 180 }}>
      {name}
      <Box sx={{ fontSize: '0.8125rem' }}>
        <Email email={email} />
      </Box>
    </Box>
  );
}

function EnquiryCard({ enquiry, name }: { enquiry: Enquiry; name: React.ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        {name}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'nowrap' }}>
          {shortDateAndTime(enquiry.createdAt)}
        </Box>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {enquiryKinds[enquiry.kind]} · <Email email={enquiry.email} />
      </Box>
      <Box sx={{ ...twoLines, fontSize: '0.8125rem' }}>{enquiry.message}</Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <StateChip {...enquiryState(enquiry)} />
        {enquiry.ownerId !== null && (
          <Box sx={{ mr: 'auto', fontSize: '0.8125rem' }}>
            <OwnerLink enquiry={enquiry} />
          </Box>
        )}
        <HandleEnquiry enquiry={enquiry} />
      </Box>
    </Box>
  );
}
