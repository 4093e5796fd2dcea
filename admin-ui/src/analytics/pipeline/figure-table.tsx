import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { figures } from '../../theme/figures';

export interface Heading {
  name: string;
  /** A column of figures stands on the right. */
  numeric?: boolean;
}

interface Props {
  label: string;
  headings: Heading[];
  rows: { key: string | number; cells: ReactNode[] }[];
}

const numeric = { ...figures, textAlign: 'right', whiteSpace: 'nowrap' } as const;

/** Columns are as wide as their longest word: the table scrolls where that is too wide. */
const wholeWords = { '& a, & th, & td, & span': { overflowWrap: 'break-word' } } as const;

/** Figures beside what they are of; the first cell names the row. */
export function FigureTable({ label, headings, rows }: Props) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={`${label}: figures`}>
      <Table size="small" aria-label={label} sx={wholeWords}>
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading.name} scope="col" sx={heading.numeric ? numeric : undefined}>
                {heading.name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells: [name, ...others] }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {others.map((cell, place) => (
                <TableCell key={headings[place + 1].name} sx={headings[place + 1].numeric ? numeric : undefined}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
