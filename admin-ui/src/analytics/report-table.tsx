import { reportLabels } from '@stowbridge/contract/columns';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { number } from '../components/format';
import { figures } from '../theme/figures';

export interface Column<Row> {
  heading: string;
  value: (row: Row) => string | number;
  /** How it is shown on the screen; else the value itself. */
  shown?: (row: Row) => ReactNode;
}

interface Props<Row> {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  /** Adds a row with the sum of each column of numbers. */
  total?: boolean;
}

const numeric = { ...figures, textAlign: 'right' } as const;

/** The figures of a report; the first column names the row. */
export function ReportTable<Row>({ label, columns: [naming, ...counts], rows, total }: Props<Row>) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={`${label}: figures`}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{naming.heading}</TableCell>
            {counts.map(({ heading }) => (
              <TableCell key={heading} scope="col" sx={numeric}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {naming.shown?.(row) ?? naming.value(row)}
              </TableCell>
              {counts.map(({ heading, value }) => (
                <TableCell key={heading} sx={numeric}>
                  <Count value={Number(value(row))} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {total && (
          <TableFooter>
            <TableRow
              sx={{ '& > *': { fontSize: '0.875rem', fontWeight: 600, color: 'text.primary', borderBottom: 0 } }}
            >
              <TableCell component="th" scope="row">
                {reportLabels.total}
              </TableCell>
              {counts.map(({ heading, value }) => (
                <TableCell key={heading} sx={numeric}>
                  {number(rows.reduce((sum, row) => sum + Number(value(row)), 0))}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        )}
      </Table>
    </TableContainer>
  );
}

/** Nothing is quieter than something. */
function Count({ value }: { value: number }) {
  return (
    <Box component="span" sx={{ color: value ? undefined : 'text.secondary' }}>
      {number(value)}
    </Box>
  );
}
