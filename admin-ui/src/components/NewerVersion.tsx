import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { ErrorArea } from './ErrorArea';
import { useTask } from './useTask';

interface Props<Values> {
  reload: () => Promise<Values>;
  onDone: () => void;
}

/** Stands in a form whose record somebody else has changed: loads what is stored now, and keeps what was typed here. */
export function NewerVersion<Values extends object>({ reload, onDone }: Props<Values>) {
  const { formState, getValues, reset, setValue } = useFormContext<FieldValues>();
  const started = formState.defaultValues ?? {};
  const load = useTask(async () => {
    const fresh = await reload();
    const typed = Object.entries(getValues()).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(started[field]));
    reset(fresh);
    for (const [field, value] of typed) setValue(field, value, { shouldDirty: true });
    onDone();
  });
  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" loading={load.running} onClick={() => void load.run()}>
            Reload
          </Button>
        }
      >
        This was changed by somebody else after you opened it. Reload to see what is stored now; what you typed here stays.
      </Alert>
      <ErrorArea text={load.failure} />
    </>
  );
}
