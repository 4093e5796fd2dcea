import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { importKindNames } from '@stowbridge/contract/imports';
import { DataTable, TextInput, useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { number, shortDateAndTime } from '../components/format';
import { AllOrOne } from '../components/list/all-or-one';
import { DateCol, NumberCol } from '../components/list/columns';
import { FilterBar } from '../components/list/filter-bar';
import { ListPage } from '../components/list/list-page';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { StateChip } from '../components/state-chip';
import { useDialog } from '../components/use-dialog';
import { below, paths } from '../paths';
import { importStates, isUnderWay, kindChoices, progressOf, rows, type Import } from './import';
import { NewImport } from './new-import';

const Col = DataTable.Col<Import>;
const states = Object.entries(importStates).map(([id, { label }]) => ({ id, name: label }));
/** How often the list is looked at while something is under way. */
const EVERY = 2_000;

/** The spreadsheets that were imported, the newest first; another administrator sees how far they are, too [BEYE-31]. */
export default function ImportList() {
  return (
    <RecordListBase<Import>
      resource="imports"
      perPage={25}
      queryOptions={{
        refetchInterval: ({ state: { data } }) => (data?.data.some(isUnderWay) ? EVERY : false),
      }}
    >
      <Imports />
    </RecordListBase>
  );
}

function Imports() {
  const { filterValues } = useListContext<Import>();
  const adding = useDialog(paths.imports, below.new);
  return (
    <ListPage
      title="Import"
      of="Imports"
      primary={
        <Button
          variant="contained"
          color="primary"
          startIcon={<Add />}
          aria-haspopup="dialog"
          onClick={() => adding.open()}
        >
          New import
        </Button>
      }
    >
      <FilterBar>
        <TextInput source="q" label="File" helperText={false} />
        <AllOrOne source="kind" label="What" choices={kindChoices} />
        <AllOrOne source="state" label="Status" choices={states} />
      </FilterBar>
      <RecordList<Import>
        label="Imports"
        empty={
          Object.keys(filterValues).length > 0
            ? 'No imports match this search.'
            : 'Properties, people and vendors come from a spreadsheet here. Nothing is written before you have seen what is right.'
        }
        card={(one) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <File one={one} />
            <Box sx={quiet}>{`${importKindNames[one.kind].many}, ${rows(one.rowCount)}, ${one.madeByName}`}</Box>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <State one={one} />
              <Box sx={quiet}>{shortDateAndTime(one.createdAt)}</Box>
            </Box>
          </Box>
        )}
      >
        <Col source="fileName" label="File" render={(one) => <File one={one} />} />
        <Col label="What" render={({ kind }) => importKindNames[kind].many} />
        <NumberCol<Import> label="Rows" render={({ rowCount }) => number(rowCount)} />
        <NumberCol<Import> label="Wrong" render={({ wrongCount }) => number(wrongCount)} />
        <NumberCol<Import> label="Imported" render={({ writtenCount }) => number(writtenCount)} />
        <Col label="Status" render={(one) => <State one={one} />} />
        <Col label="By" render={({ madeByName }) => madeByName} />
        <DateCol<Import> source="createdAt" label="Uploaded" render={({ createdAt }) => shortDateAndTime(createdAt)} />
      </RecordList>
      {adding.params && <NewImport onClose={adding.close} />}
    </ListPage>
  );
}

const quiet = { color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' } as const;

function State({ one }: { one: Import }) {
  const { tone, label } = importStates[one.state];
  return (
    <StateChip tone={tone} label={isUnderWay(one) ? `${label}, ${Math.floor(progressOf(one).share * 100)}%` : label} />
  );
}

const File = ({ one: { id, fileName } }: { one: Import }) => (
  <Link
    component={RouterLink}
    to={paths.import(id)}
    sx={{ fontWeight: 560, color: 'text.primary', overflowWrap: 'anywhere' }}
  >
    {fileName}
  </Link>
);
