import Box from '@mui/material/Box';
import { DataTable, useDataProvider } from 'react-admin';
import { DownloadButton } from '../components/download-button';
import { RecordList } from '../components/list/record-list';
import { RecordListBase } from '../components/list/record-list-base';
import { Panel } from '../components/panel';
import type { AdminDataProvider } from '../data-provider/data-provider';
import { problemLines, rows, type Import, type ImportRow } from './import';

const Col = DataTable.Col<ImportRow>;
const BAD: ImportRow['state'][] = ['wrong', 'refused', 'kept'];

/** The rows that somebody has to look at, each with its fields and what is wrong there [BEYE-25, BEYE-33]. */
export function Problems({ one: { id, state, wrongCount, refusedCount, keptCount } }: { one: Import }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  return (
    <Panel
      title={state === 'undone' ? 'Kept, and left out' : 'Left out'}
      aside={rows(wrongCount + refusedCount + keptCount)}
      actions={<DownloadButton fetch={() => dataProvider.saveImportReport(id)} label="Download as .xlsx" />}
    >
      <RecordListBase<ImportRow>
        resource={`imports/${id}/rows`}
        sort={{ field: 'rowNumber', order: 'ASC' }}
        filter={{ state: BAD }}
        perPage={25}
        inPanel
      >
        <RecordList<ImportRow>
          label="Rows"
          plain
          empty="Their cells are not kept any more."
          card={(row) => (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{named(row)}</Box>
              <Lines row={row} />
            </Box>
          )}
        >
          <Col source="rowNumber" label="Row" />
          <Col label="Name" render={({ name, cells }) => name ?? firstOf(cells)} />
          <Col label="What is wrong" render={(row) => <Lines row={row} />} />
        </RecordList>
      </RecordListBase>
    </Panel>
  );
}

const firstOf = (cells: string[]): string => cells.find(Boolean) ?? '';
const named = ({ rowNumber, name, cells }: ImportRow): string => `Row ${rowNumber}: ${name ?? firstOf(cells)}`;

function Lines({ row }: { row: ImportRow }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {problemLines(row).map((line) => (
        <Box key={line}>{line}</Box>
      ))}
    </Box>
  );
}
