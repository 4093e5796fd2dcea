import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNotify } from 'react-admin';
import { useTask } from '../../components/use-task';

interface Props {
  label: string;
  value: number;
  /** Beside the field. */
  hint?: string;
  /** What a typed percentage may look like; what the server refuses is said below the field, too. */
  pattern: RegExp;
  invalid: string;
  save: (value: number) => PromiseLike<unknown>;
}

/** A percentage that is changed where it stands: Enter saves it, Escape takes it back. */
export function PercentField({ label, value, hint, pattern, invalid, save }: Props) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? String(value);
  const isChanged = typed !== undefined && typed.trim() !== String(value);
  const isValid = pattern.test(text.trim()) && Number(text) <= 100;
  const saving = useTask(async () => {
    await save(Number(text));
    await queries.invalidateQueries({ queryKey: ['forecast'] });
    setTyped(undefined);
    notify('Saved', { type: 'success' });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && isValid) {
      void saving.run();
    }
  };
  const undo = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setTyped(undefined);
      saving.forget();
    }
  };
  const problem = isChanged && !isValid ? invalid : saving.failure;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 3, rowGap: 1 }}
    >
      <TextField
        label={label}
        value={text}
        error={problem !== ''}
        helperText={problem || undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={undo}
        slotProps={{
          htmlInput: { inputMode: 'decimal', maxLength: 6, autoComplete: 'off' },
          input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
        }}
        sx={{ width: 136, m: 0 }}
      />
      {isChanged && (
        <Button type="submit" disabled={!isValid} loading={saving.running}>
          Save
        </Button>
      )}
      {hint && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', pb: 2 }}>{hint}</Box>}
    </Box>
  );
}
