import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { useTheme } from '@mui/material/styles';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import {
  DataTable,
  Pagination,
  PaginationActions,
  useListContext,
  type PaginationActionsProps,
  type RaRecord,
} from 'react-admin';
import { headerHeight, radius } from '../../theme/tokens';
import { Cards } from './cards';
import { ColumnChoice, columnsOf, useColumns, withoutHidden } from './column-choice';
import { columnsFor } from './columns';
import { SelectionBar, SelectOne, SelectPage, type Selection } from './selection';
import { SelectionContext, useSelection } from './use-selected';

interface Props<RecordType extends RaRecord> {
  /** Said when nothing is found. */
  empty: ReactNode;
  /** A record on a phone. */
  card: (record: RecordType) => ReactNode;
  /** The columns on wide screens. */
  children: ReactNode;
  rowSx?: (record: RecordType) => SystemStyleObject<Theme>;
  label: string;
  /** Without a border of its own, inside a panel. */
  plain?: boolean;
  /** With it, the records can be selected. */
  selection?: Selection<RecordType>;
}

/** A list as a table with a header that stays in sight, and as cards on phones. */
export function RecordList<RecordType extends RaRecord>({
  empty,
  card,
  children,
  rowSx,
  label,
  plain,
  selection,
}: Props<RecordType>) {
  const { data, error, isPending, refetch, total } = useListContext<RecordType>();
  const selected = useSelection<RecordType>();
  // Named after the list: a page may have several.
  const Pages = useMemo(
    () => (props: PaginationActionsProps) => <PaginationActions {...props} aria-label={`Pages of ${label}`} />,
    [label],
  );
  // A table is the most there is to build: in slices, while its outline is shown.
  const waiting = useDeferredValue(isPending);
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const frame = plain
    ? {}
    : { border: 1, borderColor: 'divider', borderRadius: `${radius.card}px`, bgcolor: 'background.paper' };

  const columns = data?.length ? columnsFor(children, data) : children;
  const choice = useColumns(columnsOf(columns), !plain);

  // Among the tools whatever becomes of the list, so that they do not move when the records come, or none does.
  const withTools = (content: ReactNode) => (
    <>
      {content}
      {!plain && !narrow && <ColumnChoice {...choice} />}
    </>
  );

  if (isPending || waiting || choice.waiting) {
    return withTools(<ListSkeleton frame={frame} />);
  }
  if (error) {
    return withTools(
      <Box sx={{ ...frame, ...notice }} role="status">
        This list is not here yet.
        <Button onClick={() => void refetch()}>Try again</Button>
      </Box>,
    );
  }
  if (!data?.length) {
    return withTools(
      <Box sx={{ ...frame, ...notice }} role="status">
        {empty}
      </Box>,
    );
  }
  return withTools(
    <SelectionContext.Provider value={selected}>
      {selection && !narrow && <SelectionBar>{selection.actions}</SelectionBar>}
      <Box sx={{ ...frame, overflow: 'clip' }}>
        {narrow ? (
          <Cards label={label} data={data} card={card} rowSx={rowSx} selection={selection} />
        ) : (
          <DataTable
            bulkActionButtons={false}
            rowClick={false}
            rowSx={rowSx as ((record: RaRecord) => object) | undefined}
            aria-label={label}
            sx={tableSx(plain)}
          >
            {selection && (
              <DataTable.Col<RecordType>
                label={<SelectPage isSelectable={selection.isSelectable} />}
                disableSort
                sx={{ width: 48 }}
                render={(record) => <SelectOne record={record} selection={selection} />}
              />
            )}
            {withoutHidden(columns, choice.hidden)}
          </DataTable>
        )}
        {(total ?? 0) > 10 && (
          <Pagination rowsPerPageOptions={[10, 25, 50]} actions={Pages} sx={{ borderTop: 1, borderColor: 'divider' }} />
        )}
      </Box>
      {selection && narrow && <SelectionBar below>{selection.actions}</SelectionBar>}
    </SelectionContext.Provider>,
  );
}

const notice = {
  p: 8,
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  color: 'text.secondary',
  textAlign: 'center',
} as const;

const tableSx = (plain?: boolean) => ({
  '& .RaDataTable-headerCell': {
    top: plain ? 0 : headerHeight,
    bgcolor: 'background.paper',
    boxShadow: (theme: Theme) => `inset 0 -1px 0 ${theme.tokens.line}`,
  },
  // A place of one long word does not push the columns after it out of the table.
  '& .column-city': { overflowWrap: 'anywhere', minWidth: 112 },
  '& .RaDataTable-row:last-of-type td': { borderBottom: 0 },
  '& td:first-of-type, & th:first-of-type': { pl: 4 },
  '& td:last-of-type, & th:last-of-type': { pr: 3 },
});

function ListSkeleton({ frame }: { frame: object }) {
  return (
    <Box sx={{ ...frame, p: 4, display: 'grid', gap: 4 }} role="status" aria-label="Loading">
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={22} sx={{ width: `${96 - (row % 3) * 9}%` }} />
      ))}
    </Box>
  );
}
