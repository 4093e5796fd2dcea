import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { visuallyHidden } from '@mui/utils';
import {
  CRITERION_KINDS,
  type CriterionKind,
  criterionLabel,
  isListKind,
  isRangeKind,
} from '@stowbridge/contract/criteria';
import {
  type AskedRow,
  COUNTINGS,
  type Counting,
  endLength,
  newRow,
  rowProblem,
  unitOf,
} from '@stowbridge/contract/criteria-form';
import { useId } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { RowAction } from '../../../components/list/row-actions';
import { AreaOfPlace } from './area-of-place';
import { IdsInput } from './ids-input';

/** What is asked of a property: each row a must or a wish. */
export function AskedInput({ source }: { source: string }) {
  const { field, fieldState } = useInput<Record<string, unknown>>({ source });
  const id = useId();
  const rows = field.value as AskedRow[];
  const error = fieldState.error?.message;
  const change = (at: number, part: Partial<AskedRow>) =>
    field.onChange(rows.map((row, n) => (n === at ? { ...row, ...part } : row)));
  const unused = CRITERION_KINDS.find((kind) => !rows.some((row) => row.kind === kind)) ?? 'price';
  return (
    <Box role="group" data-field={source} aria-labelledby={`${id}-title`} aria-describedby={error && `${id}-error`}>
      <Box id={`${id}-title`} sx={{ fontSize: '0.8125rem', fontWeight: 540, mb: 2 }}>
        What is asked of a property
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row, at) => (
          <Row
            key={at}
            row={row}
            error={error ? rowProblem(row) : undefined}
            onChange={(part) => change(at, part)}
            onRemove={() => field.onChange(rows.filter((_, n) => n !== at))}
          />
        ))}
      </Box>
      <Button startIcon={<Add />} onClick={() => field.onChange([...rows, newRow(unused)])}>
        Add a condition
      </Button>
      {error && (
        <FormHelperText id={`${id}-error`} error>
          <ValidationError error={error} />
        </FormHelperText>
      )}
    </Box>
  );
}

interface RowProps {
  row: AskedRow;
  error?: string;
  onChange: (part: Partial<AskedRow>) => void;
  onRemove: () => void;
}

function Row({ row, error, onChange, onRemove }: RowProps) {
  const label = criterionLabel(row.kind);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr) 32px', md: '180px 190px minmax(0, 1fr) 32px' },
        pb: 4,
        mb: 4,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <TextField
        select
        label="Condition"
        value={row.kind}
        onChange={({ target }) => onChange({ ...newRow(target.value as CriterionKind, row.counts) })}
      >
        {CRITERION_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {criterionLabel(kind)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={
          <>
            Counts<span style={visuallyHidden}>: {label}</span>
          </>
        }
        value={row.counts}
        onChange={({ target }) => onChange({ counts: Number(target.value) as Counting })}
      >
        {COUNTINGS.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 3 }, gridRow: { xs: 2, md: 1 }, minWidth: 0 }}>
        <Values row={row} error={error} onChange={onChange} />
      </Box>
      <Box sx={{ gridColumn: { xs: 3, md: 4 }, gridRow: 1 }}>
        <RowAction label="Remove" of={label} icon={DeleteOutlined} onClick={onRemove} />
      </Box>
    </Box>
  );
}

function Values({ row, error, onChange }: Omit<RowProps, 'onRemove'>) {
  const { kind } = row;
  const label = criterionLabel(kind);
  if (isListKind(kind)) {
    return <IdsInput kind={kind} ids={row.ids} error={error} onChange={(ids) => onChange({ ids })} />;
  }
  if (!isRangeKind(kind)) {
    return <AreaOfPlace area={row.area} error={error} onChange={(area) => onChange({ area })} />;
  }
  const unit = unitOf(kind);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={`${label} ${end}${unit ? ` (${unit})` : ''}`}
          value={row[end]}
          error={Boolean(error)}
          helperText={end === 'from' && error}
          onChange={({ target }) => onChange({ [end]: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: endLength, autoComplete: 'off' } }}
        />
      ))}
    </Box>
  );
}
