import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useRef, useState, type ReactNode } from 'react';
import { HttpError } from 'react-admin';
import { isChangedMeanwhile } from '../dataProvider/conditions';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { ErrorArea } from './ErrorArea';
import { FormWatch } from './FormWatch';
import { PlainForm } from './PlainForm';
import { useTask } from './useTask';

export interface FormProps<Values extends object> {
  /** The first thing wrong with each field, by its name. */
  validate: (values: Values) => object;
  /** Saves and closes; what it throws is shown, by the field where the server names one. */
  save: (values: Values) => Promise<void>;
  /** Reads what is stored now; offered when somebody else has changed it since. */
  reload?: () => Promise<Values>;
  children: ReactNode;
}

interface Props<Values extends object> extends FormProps<Values> {
  start: Values;
  onChange: (changed: boolean) => void;
  onCancel: () => void;
}

/** The form of a dialog: keeps what was typed when saving fails, and goes to the first mistake. */
export function FormBody<Values extends object>({ start, validate, save, reload, onChange, onCancel, children }: Props<Values>) {
  const [defaults] = useState(start);
  const [outdated, setOutdated] = useState(false);
  const errors = useRef<object>(undefined);
  const task = useTask(async (values: Values) => {
    errors.current = undefined;
    setOutdated(false);
    try {
      await save(values);
    } catch (error) {
      errors.current = fieldErrorsOf(error);
      setOutdated(isChangedMeanwhile(error));
      throw error;
    }
  });
  const submit = async (values: Values): Promise<object | void> => {
    const { ok } = await task.run({ ...defaults, ...values });
    return ok ? undefined : errors.current;
  };
  return (
    <PlainForm<Values> defaultValues={defaults} validate={validate} onSubmit={submit}>
      <FormWatch onChange={onChange} />
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        {children}
        {outdated && reload ? <ChangedMeanwhile load={reload} onLoaded={() => setOutdated(false)} /> : <ErrorArea text={task.failure} onClose={task.forget} />}
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 4 }}>
        <Box sx={{ flex: 1 }} />
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="contained" color="primary" loading={task.running}>
          Save
        </Button>
      </DialogActions>
    </PlainForm>
  );
}

/** What the server said of single fields, by field name. */
function fieldErrorsOf(error: unknown): object | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  return typeof body === 'object' && body !== null && 'errors' in body ? (body.errors as object) : undefined;
}
