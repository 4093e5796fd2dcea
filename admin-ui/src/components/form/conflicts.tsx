import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { RefObject } from 'react';
import { labelOf } from './fields';
import { onTop } from './summary';
import type { Conflict } from './values';

export type Side = 'mine' | 'theirs';

export interface Disagreement {
  conflicts: Conflict[];
  taken: string[];
  chosen: Partial<Record<string, Side>>;
}

interface Props {
  form: HTMLFormElement | null;
  between: Disagreement;
  /** How a value reads. */
  describe: (field: string, value: unknown) => string;
  onChoose: (conflict: Conflict, side: Side) => void;
  place: RefObject<HTMLDivElement | null>;
}

/** What somebody else has changed meanwhile: what was taken over, and of what both changed, whose value holds. */
export function Conflicts({ form, between: { conflicts, taken, chosen }, describe, onChoose, place }: Props) {
  const open = conflicts.some(({ field }) => !chosen[field]);
  return (
    <Alert ref={place} severity="warning" tabIndex={-1} sx={{ ...onTop, maxHeight: 'min(44vh, 360px)' }}>
      <Box>
        This record was changed by somebody else.{' '}
        {taken.length > 0 && `Taken over from them: ${taken.map((field) => labelOf(form, field)).join(', ')}. `}
        {open
          ? 'Please choose what holds of what you both changed, then save.'
          : 'Save once more to keep what stands here.'}
      </Box>
      {conflicts.map((conflict) => (
        <Choice
          key={conflict.field}
          label={labelOf(form, conflict.field)}
          conflict={conflict}
          side={chosen[conflict.field]}
          describe={describe}
          onChoose={onChoose}
        />
      ))}
    </Alert>
  );
}

interface ChoiceProps extends Pick<Props, 'describe' | 'onChoose'> {
  label: string;
  conflict: Conflict;
  side?: Side;
}

function Choice({ label, conflict, side, describe, onChoose }: ChoiceProps) {
  const option = (value: Side, whose: string) => (
    <FormControlLabel
      value={value}
      control={<Radio size="small" />}
      label={`${whose}: ${describe(conflict.field, conflict[value])}`}
      sx={{ overflowWrap: 'anywhere', mr: 0 }}
    />
  );
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ fontWeight: 600 }}>{label}</Box>
      <RadioGroup
        aria-label={`Choose: ${label}`}
        value={side ?? ''}
        onChange={(_, chosen) => onChoose(conflict, chosen as Side)}
      >
        {option('mine', 'Yours')}
        {option('theirs', 'Theirs')}
      </RadioGroup>
    </Box>
  );
}
