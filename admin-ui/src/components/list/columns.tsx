import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
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
