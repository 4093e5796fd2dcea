import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataTable, LinkBase, useDataProvider, useListContext } from 'react-admin';
import { DownloadButton } from '../../components/download-button';
import { number, shortDateAndTime } from '../../components/format';
import { DateCol, NumberCol } from '../../components/list/columns';
import { RecordList } from '../../components/list/record-list';
import { RecordListBase } from '../../components/list/record-list-base';
import { Panel } from '../../components/panel';
import { RecordLink } from '../../components/record-link';
import type { AdminDataProvider } from '../../data-provider/data-provider';
import { readersOf, type Reader } from '../../data-provider/readers';
import { paths } from '../../paths';

const Col = DataTable.Col<Reader>;
const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

/** Which document each person opened, first, last and how often; the file has each open with its address. */
export function ReadersPanel({ propertyId }: { propertyId: number }) {
  return (
    <RecordListBase<Reader> resource={readersOf(propertyId)} sort={{ field: 'id', order: 'DESC' }} inPanel>
      <Readers propertyId={propertyId} />
    </RecordListBase>
  );
}

function Readers({ propertyId }: { propertyId: number }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { total } = useListContext<Reader>();
  return (
    <Panel
      title="Who opened what"
      flush
      actions={
        <>
          <Button component={LinkBase} to={paths.watermarks}>
            Look up a watermark
          </Button>
          {Boolean(total) && <DownloadButton fetch={() => dataProvider.downloadOpens(propertyId)} />}
        </>
      }
    >
      <RecordList<Reader>
        label="Who opened what"
        plain
        empty="Nobody has opened a document. Whoever does appears here, with how often."
        card={(reader) => <ReaderCard reader={reader} />}
      >
        <Col label="Person" render={(reader) => <Person reader={reader} />} />
        <Col label="Document" render={(reader) => <Document reader={reader} />} />
        <DateCol<Reader> label="First opened" render={({ firstAt }) => shortDateAndTime(firstAt)} />
        <DateCol<Reader> label="Last opened" render={({ lastAt }) => shortDateAndTime(lastAt)} />
        <NumberCol<Reader> label="Times" render={({ opens }) => number(opens)} />
      </RecordList>
    </Panel>
  );
}

const Person = ({ reader: { userId, name, userTypeId, company } }: { reader: Reader }) => (
  <>
    <RecordLink kind="user" id={userId} name={name} userTypeId={userTypeId} sx={{ fontWeight: 560 }} />
    {company && <Box sx={quiet}>{company}</Box>}
  </>
);

function Document({ reader: { actualFileName, documentType, documentId, version } }: { reader: Reader }) {
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{actualFileName ?? `Document ${documentId}, deleted`}</Box>
      <Box sx={quiet}>{[documentType, version && `version ${version}`].filter(Boolean).join(' · ')}</Box>
    </>
  );
}

const ReaderCard = ({ reader }: { reader: Reader }) => (
  <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
    <Box>
      <Person reader={reader} />
    </Box>
    <Box>
      <Document reader={reader} />
    </Box>
    <Box sx={quiet}>{timesOf(reader)}</Box>
  </Box>
);

const timesOf = ({ opens, firstAt, lastAt }: Reader): string =>
  opens === 1
    ? `once, ${shortDateAndTime(firstAt)}`
    : `${number(opens)} times, first ${shortDateAndTime(firstAt)}, last ${shortDateAndTime(lastAt)}`;
