import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { visuallyHidden } from '@mui/utils';
import { useState, type ReactNode } from 'react';
import { Panel } from '../components/panel';
import { panelFor } from './chart-sizes';
import { ReportTable, type Column } from './report-table';
import type { Report } from './use-report';
import type { ReportForm } from './report-rules';

interface Props<Form extends ReportForm, Row> {
  title: string;
  report: Report<Form, Row>;
  columns: Column<Row>[];
  total?: boolean;
  /** Drawn in the place of the table, which stays there for those who cannot see a drawing. */
  chart?: (rows: Row[]) => ReactNode;
  /** The width of the chart on the screen that it was given for. */
  chartWidth?: number;
}

/** What a report answers: its range, its chart and the table behind it [ANA-15], [ANA-16]. */
export function ReportSheet<Form extends ReportForm, Row>({
  title,
  report,
  columns,
  total,
  chart,
  chartWidth,
}: Props<Form, Row>) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const { rows, loading, label } = report;
  const drawn = chart !== undefined && view === 'chart';
  return (
    <Box sx={{ maxWidth: chartWidth && panelFor(chartWidth) }}>
      <Panel
        title={title}
        actions={
          chart && (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={view}
              onChange={(_, next: typeof view | null) => next && setView(next)}
              aria-label={`${title} as`}
            >
              <ToggleButton value="chart">Chart</ToggleButton>
              <ToggleButton value="table">Table</ToggleButton>
            </ToggleButtonGroup>
          )
        }
      >
        <Box role="status" sx={{ color: 'text.secondary', mb: 4 }}>
          Showing result: <b>{label}</b>
        </Box>
        {loading ? (
          <Box role="status" aria-label="Loading" sx={{ display: 'flex', alignItems: 'flex-end', gap: 4, height: 300 }}>
            {[62, 88, 45, 70, 34, 55, 26].map((height) => (
              <Skeleton key={height} variant="rounded" width={40} height={`${height}%`} />
            ))}
          </Box>
        ) : !rows ? (
          <Button onClick={() => report.ask(report.asked)}>Try again</Button>
        ) : rows.length === 0 ? (
          <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: 180, color: 'text.secondary' }}>
            No data found
          </Box>
        ) : (
          <>
            {drawn && chart(rows)}
            <Box sx={drawn ? visuallyHidden : undefined}>
              {/* Nobody sees where they are who come by Tab to a link in it. */}
              <ReportTable
                label={title}
                columns={drawn ? columns.map((column) => ({ ...column, shown: undefined })) : columns}
                rows={rows}
                total={total}
              />
            </Box>
          </>
        )}
      </Panel>
    </Box>
  );
}
