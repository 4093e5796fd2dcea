import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Skeleton from '@mui/material/Skeleton';
import TablePagination from '@mui/material/TablePagination';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { DialogFrame } from '../dialog-frame';
import { ChoiceRow, type Choice } from './choice-row';
import { ChooserSearch, type Searching } from './chooser-search';
import { pageLength, type Found } from './use-choices';

export interface ChooserProps<Row> {
  title: string;
  /** What is listed, such as Properties. */
  label: string;
  searching: Searching;
  found: Found<Row>;
  /** Said when none is found. */
  empty?: string;
  /** One record by radio buttons, or several by checkboxes. */
  pick: 'one' | 'several';
  isChosen: (row: Row) => boolean;
  describe: (row: Row) => Choice;
  onChoose: (row: Row) => void;
  /** Enter on one of several that exclude each other: chooses it and is done. */
  onTake?: (row: Row) => void;
  onClose: () => void;
  /** Between the list and the buttons. */
  children?: ReactNode;
  buttons: ReactNode;
}

/**
 * A dialog in which records are chosen. Only the list scrolls: search, pager and buttons stay in view. The arrows go from the
 * search box to the list and through it, Enter chooses.
 */
export function Chooser<Row extends { id: number }>({
  title,
  label,
  searching,
  found,
  empty = 'No records found',
  pick,
  isChosen,
  describe,
  onChoose,
  onTake,
  onClose,
  children,
  buttons,
}: ChooserProps<Row>) {
  const { rows, total, failure, retry, page, setPage, search, round } = found;
  const list = useRef<HTMLDivElement>(null);
  const group = useId();
  const choices = () => [...(list.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];

  const enterList = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || (event.target as HTMLInputElement).name !== 'search') {
      return;
    }
    event.preventDefault();
    choices()[0]?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    const inputs = choices();
    const at = inputs.indexOf(event.target as HTMLInputElement);
    if (at < 0) {
      return;
    }
    const to = {
      ArrowDown: inputs[at + 1],
      ArrowUp: inputs[at - 1],
      Home: inputs[0],
      End: inputs.at(-1),
      Enter: inputs[at],
    }[event.key];
    if (!to && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
      return;
    }
    event.preventDefault();
    to?.focus();
    // Of radio buttons the one with the focus is the chosen one.
    if (event.key === 'Enter' ? pick === 'several' : pick === 'one') {
      to?.click();
    }
    const row = rows?.find(({ id }) => String(id) === to?.value);
    if (event.key === 'Enter' && row) {
      onTake?.(row);
    }
  };

  return (
    <DialogFrame title={title} onClose={onClose} maxWidth="md" tall>
      <Box onKeyDown={enterList} sx={{ px: 6, pt: 1, pb: { xs: 1, sm: 4 }, flex: 'none' }}>
        <ChooserSearch key={round} {...searching} onSearch={search} />
      </Box>
      {/* Where nothing in it can be chosen, the list itself takes the focus: else the arrows could not scroll it. */}
      <Box
        key={`${round} ${page}`}
        ref={list}
        onKeyDown={walk}
        tabIndex={rows?.length && rows.every((row) => describe(row).reason) ? 0 : undefined}
        sx={{ flex: '1 1 0', minHeight: 140, overflowY: 'auto', borderTop: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {failure && (
          <Alert severity="error" action={<Button onClick={retry}>Try again</Button>} sx={{ m: 4 }}>
            {failure}
          </Alert>
        )}
        {!rows && !failure && <Skeleton variant="rectangular" height="100%" />}
        {rows?.length === 0 && (
          <Box role="status" sx={{ p: 6, textAlign: 'center', color: 'text.secondary' }}>
            {empty}
          </Box>
        )}
        {rows && rows.length > 0 && (
          <Box role={pick === 'one' ? 'radiogroup' : 'group'} aria-label={label}>
            {rows.map((row) => (
              <ChoiceRow
                key={row.id}
                {...describe(row)}
                value={row.id}
                pick={pick}
                group={group}
                chosen={isChosen(row)}
                onChoose={() => onChoose(row)}
              />
            ))}
          </Box>
        )}
      </Box>
      {total > pageLength && (
        <TablePagination
          component="div"
          count={total}
          page={page - 1}
          rowsPerPage={pageLength}
          rowsPerPageOptions={[]}
          onPageChange={(_, next) => setPage(next + 1)}
          sx={{ flex: 'none', overflow: 'visible', pr: 4 }}
        />
      )}
      {children && (
        <Box sx={{ flex: 'none', px: 6, pt: 3, display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
          {children}
        </Box>
      )}
      <DialogActions sx={{ flex: 'none', flexWrap: 'wrap' }}>{buttons}</DialogActions>
    </DialogFrame>
  );
}
