import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { Column } from '@stowbridge/contract/columns';
import { CAP_RATE_DECIMALS } from '@stowbridge/contract/decimals';
import { Children, isValidElement, type ReactNode } from 'react';
import { DataTable, type DataTableColumnProps, type RaRecord } from 'react-admin';
import { figures } from '../../theme/figures';
import { money, moneyAndCents, nothing, percent, shortDate } from '../format';

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

/** The days and amounts of a list, as they are written in it. */
const texts = {
  text: (value: unknown) => (value as string | null) ?? nothing,
  day: (value: unknown) => shortDate(value as string),
  amount: (value: unknown) => money(value as number | null),
  percent: (value: unknown) => percent(value as number | null, CAP_RATE_DECIMALS),
  cents: (value: unknown) => moneyAndCents(value as number | null),
};
const kinds = { text: DataTable.Col, day: DateCol, amount: NumberCol, percent: NumberCol, cents: NumberCol };

/**
 * The columns that a list shares with its spreadsheet [FOFF-26].
 * @param shown how a column is drawn where it is more than its text
 * @param wide the columns for which a narrower window has no room
 */
export const sharedColumns = <RecordType extends RaRecord>(
  columns: Column<RecordType>[],
  shown: Record<string, (record: RecordType) => ReactNode>,
  wide: string[] = [],
) =>
  columns.map(({ source, label, kind, value, unsorted }) => {
    const Col = kinds[kind] as typeof DateCol<RecordType>;
    const render = shown[source] ?? ((record: RecordType) => texts[kind](value(record)));
    return (
      <Col
        key={source}
        source={source as never}
        label={label}
        disableSort={unsorted}
        render={render}
        sx={wide.includes(source) ? { '@media (max-width: 1439px)': { display: 'none' } } : undefined}
      />
    );
  });

/** A column that is left out of a page on which none of the records has anything in it [FOFF-27]. */
export const OptionalCol = <RecordType extends RaRecord>({
  filled: _,
  ...column
}: Props<RecordType> & { filled: (record: RecordType) => boolean }) => <DataTable.Col<RecordType> {...column} />;

/** What can be done with a row, at its end: as wide as it must be, in every table alike [FOFF-04]. It is never hidden. */
export const ActionsCol = <RecordType extends RaRecord>({
  filled: _,
  ...column
}: Pick<Props<RecordType>, 'render'> & { filled?: (record: RecordType) => boolean }) => (
  <DataTable.Col<RecordType>
    {...column}
    label="Actions"
    sx={{ width: '1%', whiteSpace: 'nowrap', textAlign: 'right' }}
  />
);

/** The columns of a table that have something to say of these records. */
export const columnsFor = <RecordType extends RaRecord>(children: ReactNode, records: RecordType[]): ReactNode[] =>
  Children.toArray(children).filter((child) => {
    const filled = isValidElement<{ filled?: (record: RecordType) => boolean }>(child) && child.props.filled;
    return !filled || records.some(filled);
  });
