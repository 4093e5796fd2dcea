import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { useUnsavedGuard } from '../use-unsaved-guard';
import { FormInside } from './form-inside';
import { noForm, type FormHandle, type FormProps } from './form-props';

interface Props<Typed extends object> extends FormProps<Typed> {
  start: Typed;
  /** The address of the page, when dialogs open above it: they leave the form where it is. */
  page?: string;
  /** Leaves the form, for one that can be left; shows `Cancel`. */
  onClose?: () => void;
  /** Left of the buttons. */
  aside?: ReactNode;
  /** Right of the primary button. */
  buttons?: (running: boolean) => ReactNode;
  /** Told when the primary button is pressed, before the form is checked. */
  onPress?: () => void;
  /** Around the fields. */
  sheet?: (fields: ReactNode) => ReactNode;
}

/** A form that is (a part of) a page, with the same inside as a `FormDialog` [FOFF-01]. */
export function FormPage<Typed extends object>({
  start,
  page,
  onClose,
  aside,
  buttons,
  onPress,
  sheet = (fields) => fields,
  submit = 'Save',
  ...form
}: Props<Typed>) {
  const handleRef = useRef<FormHandle>(noForm());
  const guard = useUnsavedGuard({
    isUnsaved: () => handleRef.current.isUnsaved(),
    onClose: onClose ?? (() => undefined),
    onDiscard: () => handleRef.current.discard(),
    placeOf: (pathname) => (page && pathname.startsWith(`${page}/`) ? page : pathname),
  });
  useEffect(() => {
    handleRef.current.release = guard.release;
  }, [guard.release]);
  return (
    <>
      <FormInside<Typed>
        {...form}
        start={start}
        handleRef={handleRef}
        layout={({ top, fields, running }) => (
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: 'minmax(0, 1fr)',
              '& > .MuiAlert-root': { mx: 0, mb: 0, scrollMarginTop: 96 },
            }}
          >
            {top}
            {sheet(fields)}
            <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
              {aside}
              {onClose && (
                <Button onClick={guard.close} disabled={running}>
                  Cancel
                </Button>
              )}
              <Button type="submit" variant="contained" color="primary" loading={running} onClick={onPress}>
                {submit}
              </Button>
              {buttons?.(running)}
            </Box>
          </Box>
        )}
      />
      {guard.dialog}
    </>
  );
}
