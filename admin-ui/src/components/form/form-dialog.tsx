import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useRef, type ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import { DialogFrame } from '../dialog-frame';
import { useUnsavedGuard } from '../use-unsaved-guard';
import { FormInside } from './form-inside';
import { noForm, type FormHandle, type FormProps } from './form-props';

interface Props<Typed extends object> extends FormProps<Typed> {
  title: string;
  /** What the form begins with; undefined while the record is on its way. */
  start?: Typed;
  /** Why the record could not be read. */
  failure?: string;
  onRetry?: () => void;
  onClose: () => void;
  maxWidth?: 'xs' | 'sm' | 'md';
  /** In the place of `Cancel`. */
  cancel?: ReactNode;
  /** Left of the buttons. */
  aside?: ReactNode;
}

/** A form in a dialog: the one pattern of every creation and edit of the back office [FOFF-01]. */
export function FormDialog<Typed extends object>({
  title,
  start,
  failure,
  onRetry,
  onClose,
  maxWidth,
  cancel,
  aside,
  submit = 'Save',
  onSaved = onClose,
  ...form
}: Props<Typed>) {
  const handleRef = useRef<FormHandle>(noForm());
  const guard = useUnsavedGuard({
    isUnsaved: () => handleRef.current.isUnsaved(),
    onClose,
    onDiscard: () => handleRef.current.discard(),
  });
  const refresh = useRefresh();
  useEffect(() => {
    handleRef.current.release = guard.release;
  }, [guard.release]);
  return (
    <DialogFrame title={title} onClose={guard.close} maxWidth={maxWidth}>
      {start ? (
        <FormInside<Typed>
          refresh={refresh}
          {...form}
          start={start}
          handleRef={handleRef}
          onSaved={onSaved}
          layout={({ top, fields, running }) => (
            <>
              {top}
              <DialogContent
                sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
              >
                {fields}
              </DialogContent>
              <DialogActions sx={{ borderTop: 1, borderColor: 'divider', pt: 4, flexWrap: 'wrap', rowGap: 2 }}>
                {aside}
                {cancel ?? (
                  <Button onClick={guard.close} disabled={running}>
                    Cancel
                  </Button>
                )}
                <Button type="submit" variant="contained" color="primary" loading={running}>
                  {submit}
                </Button>
              </DialogActions>
            </>
          )}
        />
      ) : (
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {failure ? (
            <Alert severity="error" action={onRetry && <Button onClick={onRetry}>Try again</Button>}>
              {failure}
            </Alert>
          ) : (
            [0, 1, 2].map((row) => <Skeleton key={row} variant="rounded" height={44} />)
          )}
        </DialogContent>
      )}
      {guard.dialog}
    </DialogFrame>
  );
}
