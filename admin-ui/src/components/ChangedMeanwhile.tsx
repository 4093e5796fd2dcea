import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { ErrorArea } from './ErrorArea';
import { useTask } from './useTask';

interface Props<Values extends FieldValues> {
  /** Reads the record again and answers its values. */
  load: () => Promise<Values>;
  /** The form shows both by now. */
  onLoaded: () => void;
}

/**
 * Said in a form when somebody else has changed the record since it was opened. Loading it again takes over their
 * changes and keeps what was typed here, so that nothing is lost; saving then is a decision.
 */
export function ChangedMeanwhile<Values extends FieldValues>({ load, onLoaded }: Props<Values>) {
  const { formState, getValues, reset, setValue } = useFormContext();
  const start = formState.defaultValues ?? {};
  const again = useTask(async () => {
    const theirs = await load();
    const typed = Object.entries(getValues()).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(start[field]));
    reset(theirs);
    for (const [field, value] of typed) setValue(field, value, { shouldDirty: true });
    onLoaded();
  });
  return (
    <>
      <Alert
        severity="warning"
        role="alert"
        action={
          <Button loading={again.running} onClick={() => void again.run()}>
            Load it again
          </Button>
        }
      >
        This record was changed by somebody else. Load it again to see their changes; what you typed stays.
      </Alert>
      <ErrorArea text={again.failure} />
    </>
  );
}
