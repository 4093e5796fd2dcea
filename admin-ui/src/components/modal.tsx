import { DialogFrame, type FrameProps } from './dialog-frame';

/** A dialog to read in. It holds no fields, which the linter checks: what creates or edits is a `FormDialog` [FOFF-01]. */
export function Modal(props: FrameProps) {
  return <DialogFrame {...props} />;
}
