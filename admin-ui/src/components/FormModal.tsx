import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ErrorArea } from './ErrorArea';
import { FormBody, type FormProps } from './FormBody';
import { Modal } from './Modal';
import { useUnsavedGuard } from './useUnsavedGuard';

interface Props<Values extends object> extends FormProps<Values> {
  title: string;
  /** What the form begins with; undefined while the record is on its way. */
  start?: Values;
  /** Why the record could not be read. */
  failure?: string;
  onClose: () => void;
  maxWidth?: 'xs' | 'sm' | 'md';
}

/** A form in a dialog, which warns before work is lost. */
export function FormModal<Values extends object>({ title, start, failure = '', onClose, maxWidth, ...form }: Props<Values>) {
  const [changed, setChanged] = useState(false);
  const guard = useUnsavedGuard(changed, onClose);
  return (
    <Modal title={title} onClose={guard.close} maxWidth={maxWidth}>
      {start ? (
        <FormBody<Values> start={start} onChange={setChanged} onCancel={guard.close} {...form} />
      ) : (
        <DialogContent sx={{ display: 'grid', gap: 4 }}>{failure ? <ErrorArea text={failure} /> : [0, 1, 2].map((row) => <Skeleton key={row} variant="rounded" height={44} />)}</DialogContent>
      )}
      {guard.dialog}
    </Modal>
  );
}
