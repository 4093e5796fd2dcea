import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { ErrorArea } from './ErrorArea';
import { useTask } from './useTask';

interface Props<Values extends FieldValues> {
  /** The values that the form began with. */
  start: Values;
  /** Reads the record again and answers its values. */
  load: () => Promise<Values>;
  /** The form shows both by now. */
  onLoaded: () => void;
}

/**
 * Said in a form when somebody else has changed the record since it was opened. Loading it again takes over their
 * changes and keeps what was typed here, so that nothing is lost; saving then is a decision.
 */
export function ChangedMeanwhile<Values extends FieldValues>({ start, load, onLoaded }: Props<Values>) {
  const { getValues, reset, setValue } = useFormContext();
  const again = useTask(async () => {
    const theirs = await load();
    const here = getValues();
    const typed = Object.keys(start).filter((field) => here[field] !== start[field]);
    reset(theirs);
    for (const field of typed) setValue(field, here[field], { shouldDirty: true });
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
