import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { radius } from '../../theme/tokens';
import { number } from '../format';
import { useSelected } from './use-selected';

/** What makes the records of a list selectable, and what can be done with those that are. */
export interface Selection<RecordType extends RaRecord> {
  /** What the box of a record is called after. */
  nameOf: (record: RecordType) => string;
  isSelectable?: (record: RecordType) => boolean;
  actions: ReactNode;
}

/** The box of one record, named after it; react-admin's own box has no name that a screen reader finds. */
export function SelectOne<RecordType extends RaRecord>({
  record,
  selection,
}: {
  record: RecordType;
  selection: Selection<RecordType>;
}) {
  const selected = useSelected<RecordType>();
  const checked = selected.has(record);
  return (
    <Checkbox
      checked={checked}
      disabled={selection.isSelectable?.(record) === false}
      onChange={() => (checked ? selected.remove([record]) : selected.add([record]))}
      slotProps={{ input: { 'aria-label': `Select: ${selection.nameOf(record)}` } }}
      sx={{ my: -1.5, ml: -2 }}
    />
  );
}

/** The box above the others: all of this page, or none. */
export function SelectPage<RecordType extends RaRecord>({ isSelectable }: Pick<Selection<RecordType>, 'isSelectable'>) {
  const { data = [] } = useListContext<RecordType>();
  const selected = useSelected<RecordType>();
  const records = data.filter((record) => isSelectable?.(record) !== false);
  const chosen = records.filter(selected.has).length;
  const all = records.length > 0 && chosen === records.length;
  const some = chosen > 0 && !all;
  return (
    <Checkbox
      checked={all}
      indeterminate={some}
      onChange={() => (all ? selected.remove(records) : selected.add(records))}
      slotProps={{ input: { 'aria-label': 'Select all on this page', ref: (input) => markPartly(input, some) } }}
      sx={{ my: -1.5, ml: -2 }}
    />
  );
}

/** MUI only draws the third state of a box; assistive technology asks the element itself. */
function markPartly(input: HTMLInputElement | null, partly: boolean): void {
  if (input) {
    input.indeterminate = partly;
  }
}

/** What is tabbed to is scrolled clear of the bar, of which a phone needs two lines. */
const aboveBar = <GlobalStyles styles={{ html: { scrollPaddingBottom: 116 } }} />;

interface BarProps {
  children: ReactNode;
  /** Below the list, where it stays in sight at the edge of a phone. */
  below?: boolean;
}

/** While something is selected: how many, how many of them in sight, what can be done, and the way out. */
export function SelectionBar({ children, below }: BarProps) {
  const { records, here, clear } = useSelected();
  if (!records.length) {
    return null;
  }
  return (
    <Box
      role="region"
      aria-label="Selected"
      sx={{
        ...(below ? { position: 'sticky', bottom: 12, mt: 3, zIndex: 2, boxShadow: 6 } : { mb: 3 }),
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 4,
        py: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radius.card}px`,
        bgcolor: 'background.paper',
      }}
    >
      <Box role="status" sx={{ fontWeight: 560, mr: 2 }}>
        {below && aboveBar}
        {number(records.length)} selected, {number(here)} on this page
      </Box>
      {children}
      <Button variant="text" onClick={clear} sx={{ ml: 'auto' }}>
        Clear
      </Button>
    </Box>
  );
}
