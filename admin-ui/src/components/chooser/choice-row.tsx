import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import type { Theme } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** What a chooser says of one record. */
export interface Choice {
  name: string;
  /** Below the name: what tells it from others that are called the same. */
  under?: string;
  /** Beside the name. */
  beside?: string;
  /** At the end of the row, unless the record cannot be chosen. */
  end?: ReactNode;
  /** Can be chosen, but is shown in grey. */
  grey?: boolean;
  /** Why it cannot be chosen here. */
  reason?: string;
}

interface Props extends Choice {
  /** The id of the record. */
  value: number;
  pick: 'one' | 'several';
  /** Of the group of radio buttons. */
  group: string;
  chosen: boolean;
  onChoose: () => void;
}

/** One record to choose, all of its row; grey with its reason where it cannot be. */
export function ChoiceRow({ name, under, beside, end, grey, reason, value, pick, group, chosen, onChoose }: Props) {
  const id = useId();
  const Control = pick === 'one' ? Radio : Checkbox;
  return (
    <Box component="label" aria-disabled={reason ? true : undefined} sx={reason ? barredSx : grey ? greySx : rowSx}>
      <Control
        name={pick === 'one' ? group : undefined}
        value={value}
        checked={chosen}
        disabled={Boolean(reason)}
        onChange={onChoose}
        slotProps={{ input: { 'aria-label': name, 'aria-describedby': reason ? id : undefined } }}
      />
      <Box>
        <Box sx={{ fontWeight: 540 }}>{name}</Box>
        {under && <Box sx={smallSx}>{under}</Box>}
      </Box>
      <Box sx={{ gridColumn: 2, display: { sm: 'contents' } }}>
        <Box sx={smallSx}>{beside}</Box>
        <Box id={id} sx={{ ...smallSx, justifySelf: { sm: 'end' }, textAlign: { sm: 'right' } }}>
          {reason ?? end}
        </Box>
      </Box>
    </Box>
  );
}

const smallSx = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

/** The columns have the same widths in every row; each hairline runs from edge to edge. */
const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 0.8fr)' },
  columnGap: 3,
  rowGap: 0.5,
  alignItems: 'center',
  pl: 4,
  pr: 6,
  py: 1.5,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { bgcolor: (theme: Theme) => theme.tokens.hover },
} as const;
const greySx = { ...rowSx, color: 'text.secondary' } as const;
const barredSx = { ...rowSx, cursor: 'default', color: 'text.secondary', '&:hover': {} } as const;
