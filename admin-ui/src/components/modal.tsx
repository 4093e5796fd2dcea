import { DialogFrame, type FrameProps } from './dialog-frame';

/** A dialog to read in. It holds no fields, which the linter checks: whoever creates or edits does so in a `FormDialog` [FOFF-01]. */
export function Modal(props: FrameProps) {
  return <DialogFrame {...props} />;
}
