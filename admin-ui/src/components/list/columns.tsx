import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { Children, isValidElement, type ReactNode } from 'react';
import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin';
import { figures } from '../../theme/figures';

type Props<RecordType extends RaRecord> = Omit<DataTableColumnProps<RecordType>, 'sx'> & {
  sx?: SystemStyleObject<Theme>;
};

/** A column of days or moments. */
export const DateCol = <RecordType extends RaRecord>({ sx, ...column }: Props<RecordType>) => (
  <DataTable.Col<RecordType> {...column} sx={{ ...figures, whiteSpace: 'nowrap', ...sx }} />
);

/** A column of numbers or amounts, to the right as its heading is. */
export const NumberCol = <RecordType extends RaRecord>({ sx, ...column }: Props<RecordType>) => (
  <DataTable.Col<RecordType>
    {...column}
    sx={{ ...figures, textAlign: 'right', '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' }, ...sx }}
  />
);

/** A column that is left out of a page on which none of the records has anything in it [FOFF-27]. */
export const OptionalCol = <RecordType extends RaRecord>({
  filled: _,
  ...column
}: Props<RecordType> & { filled: (record: RecordType) => boolean }) => <DataTable.Col<RecordType> {...column} />;

/** The columns of a table that have something to say of these records. */
export const columnsFor = <RecordType extends RaRecord>(children: ReactNode, records: RecordType[]): ReactNode[] =>
  Children.toArray(children).filter((child) => {
    const filled = isValidElement<{ filled?: (record: RecordType) => boolean }>(child) && child.props.filled;
    return !filled || records.some(filled);
  });
